#ifndef STRATA_SPAWN_H
#define STRATA_SPAWN_H

#include <stddef.h>

// Starts another program so that it cannot outlive its use: neither posix_spawn nor Foundation can
// set an alarm or a death signal between fork and exec.

// A program to start. The lists end with a null pointer; the streams are open descriptors.
typedef struct {
  const char *path;
  char *const *arguments;
  char *const *environment;
  const char *folder;
  int input, output, error;
  // After so many seconds the program is ended, whether or not who started it still runs.
  unsigned seconds;
} spawn_plan;

// Starts the program. Returns its process number, or the negated `errno` that says why not.
int spawn_program(const spawn_plan *plan);

// Opens a pipe of which no other program inherits an end: read from the first, write to the second.
// Returns 0, or the negated `errno`.
int spawn_pipe(int ends[2]);

// Starts a thread that nobody waits for, with a stack of so many bytes. Returns 0, or the `errno` that
// says why there is none.
int spawn_thread(size_t stack, void *(*work)(void *), void *context);

// Has a thread do some work that nobody waits for: one that has done its last and waits for more, or else
// a new one, with a stack of so many bytes and a heap prepared. Returns 0, or the `errno` that says why
// there is none.
int employ_thread(size_t stack, void *(*work)(void *), void *context);

// Makes room at once for much of what the calling thread is going to allocate, where the system's
// allocator would otherwise ask the kernel for each page. Room that nobody uses takes no memory.
void prepare_heap(void);

#endif
