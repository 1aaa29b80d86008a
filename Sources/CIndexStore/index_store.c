#include "index_store.h"

#include <dlfcn.h>
#include <sys/resource.h>

const char *index_library_open(const char *path, index_library *library) {
  void *handle = dlopen(path, RTLD_LAZY | RTLD_LOCAL);
  if (!handle) return dlerror();
#define LOAD(name)                                                      \
  *(void **)&library->name = dlsym(handle, "indexstore_" #name);        \
  if (!library->name) return "it lacks the function indexstore_" #name
  LOAD(format_version);
  LOAD(error_get_description);
  LOAD(error_dispose);
  LOAD(store_create);
  LOAD(store_dispose);
  LOAD(store_units_apply_f);
  LOAD(unit_reader_create);
  LOAD(unit_reader_dispose);
  LOAD(unit_reader_is_system_unit);
  LOAD(unit_reader_has_main_file);
  LOAD(unit_reader_get_main_file);
  LOAD(unit_reader_get_modification_time);
  LOAD(unit_reader_dependencies_apply_f);
  LOAD(unit_dependency_get_kind);
  LOAD(unit_dependency_get_filepath);
  LOAD(unit_dependency_get_name);
  LOAD(record_reader_create);
  LOAD(record_reader_dispose);
  LOAD(record_reader_occurrences_apply_f);
  LOAD(occurrence_get_symbol);
  LOAD(occurrence_get_roles);
  LOAD(occurrence_get_line_col);
  LOAD(symbol_get_kind);
  LOAD(symbol_get_subkind);
  LOAD(symbol_get_name);
  LOAD(symbol_get_usr);
#undef LOAD
  return 0;
}

void index_limit_resources(void) {
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  struct rlimit memory = {(rlim_t)8 << 30, (rlim_t)8 << 30};
  setrlimit(RLIMIT_AS, &memory);
}
