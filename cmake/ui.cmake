# painleve_ui: everything with a window in it. Its resources travel with it as object files,
# so that no executable has to remember Q_INIT_RESOURCE.

find_package(Qt6 6.4 REQUIRED COMPONENTS Core Gui Widgets Svg PrintSupport)
find_package(VTK 9.1 REQUIRED COMPONENTS
  CommonCore CommonDataModel CommonExecutionModel CommonTransforms FiltersCore FiltersGeneral FiltersSources
  ImagingCore InteractionStyle IOImage RenderingAnnotation RenderingCore RenderingFreeType RenderingOpenGL2 RenderingUI)
find_package(QCustomPlotQt6 REQUIRED)
find_package(PkgConfig REQUIRED)

painleve_library(painleve_ui GLOB ui/*.cpp EXCLUDE "/ui/worker/" PCH cmake/pch_ui.h)
set_target_properties(painleve_ui PROPERTIES AUTOMOC ON)
target_link_libraries(painleve_ui PUBLIC painleve_worker painleve_core
  Qt6::Core Qt6::Gui Qt6::Widgets Qt6::Svg Qt6::PrintSupport
  ${VTK_LIBRARIES} QCustomPlotQt6::QCustomPlotQt6)
vtk_module_autoinit(TARGETS painleve_ui MODULES ${VTK_LIBRARIES})

# Two places where scenes, lessons and the manual are looked for at run time: the source tree, and the install
# prefix (relative to the directory of the program, so that an installed tree may be moved).
file(RELATIVE_PATH installed_resources ${CMAKE_INSTALL_FULL_BINDIR} ${CMAKE_INSTALL_FULL_DATADIR}/painleve-lab/resources)
target_compile_definitions(painleve_ui PUBLIC
  PAINLEVE_SOURCE_RESOURCES="${PROJECT_SOURCE_DIR}/resources"
  PAINLEVE_INSTALL_RESOURCES="${installed_resources}"
  PAINLEVE_VERSION="${PROJECT_VERSION}")

# Films (ui/export), and whether there is a display to draw them on.
pkg_check_modules(LIBAV REQUIRED IMPORTED_TARGET libavcodec libavformat libavutil libswscale)
pkg_check_modules(XCB REQUIRED IMPORTED_TARGET xcb)
target_link_libraries(painleve_ui PUBLIC PkgConfig::LIBAV PkgConfig::XCB)

# Fonts and icons: resources/resources.qrc. Translations: resources/translations/*.ts, found as :/translations/*.qm.
add_library(painleve_resources OBJECT)
target_link_libraries(painleve_resources PRIVATE Qt6::Core)
set(compiled_resources "")
function(painleve_embed qrc name)
  set(output ${PROJECT_BINARY_DIR}/qrc_${name}.cpp)
  file(STRINGS ${qrc} entries REGEX "<file")
  get_filename_component(folder ${qrc} DIRECTORY)
  set(files "")
  foreach(entry IN LISTS entries)
    string(REGEX REPLACE ".*<file[^>]*>([^<]*)</file>.*" "\\1" file "${entry}")
    list(APPEND files ${folder}/${file})
  endforeach()
  set_property(DIRECTORY ${PROJECT_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${qrc})
  add_custom_command(OUTPUT ${output} COMMAND Qt6::rcc --name ${name} --output ${output} ${qrc}
    DEPENDS ${qrc} ${files} VERBATIM)
  target_sources(painleve_resources PRIVATE ${output})
endfunction()

file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/empty_resources.cpp CONTENT "")
target_sources(painleve_resources PRIVATE ${PROJECT_BINARY_DIR}/empty_resources.cpp)
file(GLOB bundled CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/resources/resources.qrc)
if(bundled)
  painleve_embed(${bundled} resources)
endif()

file(GLOB translations CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/resources/translations/*.ts)
if(translations)
  find_package(Qt6 REQUIRED COMPONENTS LinguistTools)
  set(entries "")
  file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/translations)
  foreach(source IN LISTS translations)
    get_filename_component(language ${source} NAME_WE)
    set(binary ${PROJECT_BINARY_DIR}/translations/${language}.qm)
    add_custom_command(OUTPUT ${binary} COMMAND Qt6::lrelease -silent ${source} -qm ${binary} DEPENDS ${source} VERBATIM)
    string(APPEND entries "  <file>${language}.qm</file>\n")
  endforeach()
  set(qrc ${PROJECT_BINARY_DIR}/translations/translations.qrc)
  file(CONFIGURE OUTPUT ${qrc} CONTENT "<RCC><qresource prefix=\"/translations\">\n${entries}</qresource></RCC>\n")
  painleve_embed(${qrc} translations)
endif()
target_sources(painleve_ui INTERFACE $<TARGET_OBJECTS:painleve_resources>)
