# How every target of this project is compiled.

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
endif()
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_AUTOGEN_ORIGIN_DEPENDS OFF) # moc reads headers of its own target only

find_program(PAINLEVE_CCACHE ccache)
if(PAINLEVE_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # Precompiled headers are cached only with this slackness.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
      CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime ${PAINLEVE_CCACHE})
endif()

# The same scene gives the same bits: the compiler may not fuse a*b + c on its own.
add_compile_options(-ffp-contract=off)

if(PAINLEVE_SANITIZE)
  add_compile_options(-fsanitize=${PAINLEVE_SANITIZE} -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${PAINLEVE_SANITIZE})
  if(PAINLEVE_SANITIZE MATCHES undefined)
    add_compile_options(-fno-sanitize-recover=undefined)
  endif()
endif()

add_library(painleve_options INTERFACE)
target_include_directories(painleve_options INTERFACE ${PROJECT_SOURCE_DIR}) # "core/…", "ui/…"
target_compile_options(painleve_options INTERFACE
  -Wall -Wextra -Wpedantic -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-align
  -Wdouble-promotion -Wextra-semi -Wformat=2 -Wundef)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  target_compile_options(painleve_options INTERFACE
    # Local only: g++ 12 takes the enumerators of an enum class for variables. Not in tests: INSTANTIATE_TEST_SUITE_P
    # has a parameter "info", the name that everybody gives to the printer's.
    $<$<NOT:$<BOOL:$<TARGET_PROPERTY:PAINLEVE_TEST>>>:-Wshadow=local>
    -Wlogical-op -Wduplicated-cond -Wuseless-cast
    # g++ 12 reports these wrongly for Eigen's capped matrices and for std::variant.
    -Wno-maybe-uninitialized -Wno-array-bounds -Wno-stringop-overflow -Wno-restrict)
endif()
if(PAINLEVE_GLUE AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # In a group every source is an included file, which g++ takes for a header.
  target_compile_options(painleve_options INTERFACE -Wno-subobject-linkage)
endif()
if(PAINLEVE_WERROR)
  target_compile_options(painleve_options INTERFACE -Werror)
endif()

# painleve_library(name GLOB pattern… [EXCLUDE regex] [PCH header]): a static library of all files that match.
function(painleve_library name)
  cmake_parse_arguments(ARG "" "EXCLUDE;PCH" "GLOB" ${ARGN})
  list(TRANSFORM ARG_GLOB PREPEND ${PROJECT_SOURCE_DIR}/)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${ARG_GLOB})
  if(ARG_EXCLUDE)
    list(FILTER sources EXCLUDE REGEX ${ARG_EXCLUDE})
  endif()
  if(NOT sources) # an archive needs one member
    set(sources ${PROJECT_BINARY_DIR}/empty.cpp)
    file(CONFIGURE OUTPUT ${sources} CONTENT "")
  endif()
  add_library(${name} STATIC ${sources})
  target_link_libraries(${name} PUBLIC painleve_options)
  painleve_glue(${name} ${sources})
  if(ARG_PCH)
    painleve_precompile(${name} ${ARG_PCH})
  endif()
endfunction()

function(painleve_precompile name header)
  if(PAINLEVE_PCH)
    target_precompile_headers(${name} PRIVATE ${PROJECT_SOURCE_DIR}/${header})
  endif()
endfunction()
