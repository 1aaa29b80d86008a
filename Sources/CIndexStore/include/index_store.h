#ifndef STRATA_INDEX_STORE_H
#define STRATA_INDEX_STORE_H

// The part of libIndexStore's interface that is read. The library comes with every Swift toolchain
// and is opened at run time, so that nothing depends on one being installed.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A text that is not terminated and lives as long as what it was asked of.
typedef struct {
  const char *data;
  size_t length;
} index_text;

typedef void *index_store;
typedef void *index_unit;
typedef void *index_record;
typedef void *index_dependency;
typedef void *index_occurrence;
typedef void *index_symbol;

// The functions of an opened library, without their common prefix.
typedef struct {
  unsigned (*format_version)(void);
  const char *(*error_get_description)(void *error);
  void (*error_dispose)(void *error);

  index_store (*store_create)(const char *path, void **error);
  void (*store_dispose)(index_store);
  bool (*store_units_apply_f)(
      index_store, unsigned sorted, void *context, bool (*each)(void *context, index_text name));

  index_unit (*unit_reader_create)(index_store, const char *name, void **error);
  void (*unit_reader_dispose)(index_unit);
  bool (*unit_reader_is_system_unit)(index_unit);
  bool (*unit_reader_has_main_file)(index_unit);
  index_text (*unit_reader_get_main_file)(index_unit);
  void (*unit_reader_get_modification_time)(index_unit, int64_t *seconds, int64_t *nanoseconds);
  bool (*unit_reader_dependencies_apply_f)(
      index_unit, void *context, bool (*each)(void *context, index_dependency));
  int (*unit_dependency_get_kind)(index_dependency);
  index_text (*unit_dependency_get_filepath)(index_dependency);
  index_text (*unit_dependency_get_name)(index_dependency);

  index_record (*record_reader_create)(index_store, const char *name, void **error);
  void (*record_reader_dispose)(index_record);
  bool (*record_reader_occurrences_apply_f)(
      index_record, void *context, bool (*each)(void *context, index_occurrence));
  index_symbol (*occurrence_get_symbol)(index_occurrence);
  uint64_t (*occurrence_get_roles)(index_occurrence);
  void (*occurrence_get_line_col)(index_occurrence, unsigned *line, unsigned *column);
  int (*symbol_get_kind)(index_symbol);
  int (*symbol_get_subkind)(index_symbol);
  index_text (*symbol_get_name)(index_symbol);
  index_text (*symbol_get_usr)(index_symbol);
} index_library;

// The dependency of a unit that is the record of one of its files.
enum { index_dependency_is_record = 2 };

// Opens a library. Returns null, or why it cannot be used; the text lives until the next call.
const char *index_library_open(const char *path, index_library *library);

// Keeps a damaged store from taking the machine's memory, and a crash from leaving a core file.
void index_limit_resources(void);

#endif
