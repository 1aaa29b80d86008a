#define _GNU_SOURCE
#include "spawn.h"

#include <stdlib.h>

#if defined(__linux__) && defined(__GLIBC__)
#include <malloc.h>
#include <pthread.h>
#include <stdint.h>
#include <sys/mman.h>

// glibc gives each thread a heap of up to 64 MiB, makes another page of it usable whenever the last one
// is full, and what it has made usable stays so. A block larger than this lies outside the heap.
static const size_t most_in_heap = 32 << 20;
static const size_t room = 31 << 20;
static const uintptr_t large_page = 2 << 20;

static void set_limits(void) {
  mallopt(M_MMAP_THRESHOLD, most_in_heap);
  // As glibc itself has it once a block of that size was freed.
  mallopt(M_TRIM_THRESHOLD, 2 * most_in_heap);
}

void prepare_heap(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, set_limits);
  // Volatile: a compiler may leave out a block that nobody uses.
  void *volatile block = malloc(room);
  if (!block) return;
  uintptr_t start = ((uintptr_t)block + large_page - 1) & ~(large_page - 1);
  uintptr_t end = ((uintptr_t)block + room) & ~(large_page - 1);
  if (start < end) madvise((void *)start, end - start, MADV_HUGEPAGE);
  free(block);
}
#else
void prepare_heap(void) {}
#endif
