# The program itself, and where it is installed.

find_package(CLI11 REQUIRED)
find_package(TBB REQUIRED)

file(GLOB app_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/app/*.cpp)
if(app_sources)
  add_executable(painleve-lab ${app_sources})
  set_target_properties(painleve-lab PROPERTIES AUTOMOC ON)
  target_link_libraries(painleve-lab PRIVATE painleve_ui painleve_worker painleve_core CLI11::CLI11 TBB::tbb)
  install(TARGETS painleve-lab RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endif()

# What the About window lists: the versions that were found above.
string(JOIN ", " libraries "VTK ${VTK_VERSION}" "Eigen ${Eigen3_VERSION}" "Boost ${Boost_VERSION}"
  "nlohmann-json ${nlohmann_json_VERSION}" "fmt ${fmt_VERSION}" "CLI11 ${CLI11_VERSION}" "oneTBB ${TBB_VERSION}")
set_source_files_properties(${PROJECT_SOURCE_DIR}/ui/about.cpp PROPERTIES
  COMPILE_DEFINITIONS "PAINLEVE_LIBRARIES=\"${libraries}\"")

set(resources ${PROJECT_SOURCE_DIR}/resources)
if(EXISTS ${resources})
  install(DIRECTORY ${resources}/ DESTINATION ${CMAKE_INSTALL_DATADIR}/painleve-lab/resources PATTERN desktop EXCLUDE)
  install(FILES ${resources}/desktop/painleve-lab.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  install(FILES ${resources}/desktop/painleve-lab.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
  install(FILES ${resources}/desktop/painleve-lab.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
endif()
