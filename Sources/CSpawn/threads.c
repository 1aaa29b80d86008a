#define _GNU_SOURCE
#include "spawn.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

// To start a thread, and to end it, takes as long as much of what is done on one.

typedef struct worker {
  struct worker *next;
  pthread_cond_t is_given;
  // Nothing while it waits.
  void *(*work)(void *);
  void *context;
} worker;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
// Those that wait, the last to have worked first.
static worker *waiting;
// Seconds after which one that waits ends, and gives back its stack.
static const int patience = 2;

static void wait_for_work(worker *own) {
  own->work = NULL;
  own->next = waiting;
  waiting = own;
  struct timespec end;
  clock_gettime(CLOCK_REALTIME, &end);
  end.tv_sec += patience;
  while (!own->work && pthread_cond_timedwait(&own->is_given, &lock, &end) == 0) {
  }
  if (own->work) return;
  worker **link = &waiting;
  while (*link != own) link = &(*link)->next;
  *link = own->next;
}

static void *serve(void *context) {
  worker *own = context;
  prepare_heap();
  while (own->work) {
    own->work(own->context);
    pthread_mutex_lock(&lock);
    wait_for_work(own);
    pthread_mutex_unlock(&lock);
  }
  pthread_cond_destroy(&own->is_given);
  free(own);
  return NULL;
}

int employ_thread(size_t stack, void *(*work)(void *), void *context) {
  pthread_mutex_lock(&lock);
  worker *one = waiting;
  if (one) {
    waiting = one->next;
    one->work = work;
    one->context = context;
    pthread_cond_signal(&one->is_given);
  }
  pthread_mutex_unlock(&lock);
  if (one) return 0;
  one = malloc(sizeof *one);
  if (!one) return ENOMEM;
  *one = (worker){.work = work, .context = context};
  int failure = pthread_cond_init(&one->is_given, NULL);
  if (failure == 0) {
    failure = spawn_thread(stack, serve, one);
    if (failure != 0) pthread_cond_destroy(&one->is_given);
  }
  if (failure != 0) free(one);
  return failure;
}
