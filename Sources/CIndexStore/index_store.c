#include "index_store.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

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

static int start(const char *program, const char *argument, int input, int output) {
  // What a dynamic linker needs; nothing that could be a secret, and no reports of crashes.
  static const char *const kept[] = {"LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"};
  char variables[2][4096];
  char *environment[4] = {"SWIFT_BACKTRACE=enable=no", 0, 0, 0};
  int count = 1;
  for (int index = 0; index < 2; index++) {
    const char *value = getenv(kept[index]);
    if (!value) continue;
    int length = snprintf(variables[index], sizeof variables[index], "%s=%s", kept[index], value);
    if (length > 0 && length < (int)sizeof variables[index]) environment[count++] = variables[index];
  }
  char *arguments[] = {(char *)program, (char *)argument, 0};
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  if (posix_spawn_file_actions_init(&actions)) return -1;
  if (posix_spawnattr_init(&attributes)) {
    posix_spawn_file_actions_destroy(&actions);
    return -1;
  }
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawn_file_actions_adddup2(&actions, input, 0);
  posix_spawn_file_actions_adddup2(&actions, output, 1);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  pid_t id = -1;
  int failure = posix_spawn(&id, program, &actions, &attributes, arguments, environment);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return failure ? -1 : id;
}

// A pipe of which no other process gets an end.
static int make_pipe(int ends[2]) {
  if (pipe(ends)) return 0;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 1;
}

int index_process_start(const char *program, const char *argument, int *input, int *output) {
  int question[2], answer[2];
  if (!make_pipe(question)) return -1;
  if (!make_pipe(answer)) {
    close(question[0]);
    close(question[1]);
    return -1;
  }
  int id = start(program, argument, question[0], answer[1]);
  close(question[0]);
  close(answer[1]);
  *input = question[1];
  *output = answer[0];
  if (id < 0) {
    close(*input);
    close(*output);
  }
  return id;
}

void index_process_end(int id) {
  kill(-id, SIGKILL);
  while (waitpid(id, 0, 0) < 0 && errno == EINTR) {
  }
}
