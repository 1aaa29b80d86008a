#define _GNU_SOURCE
#include "spawn.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

// Puts a descriptor in the place of a standard stream. The copy above these keeps one stream from
// overwriting another where the caller had closed its own.
static int stream(int descriptor) { return fcntl(descriptor, F_DUPFD_CLOEXEC, 3); }

// Between fork and exec only what is safe in a signal handler may be called.
static void become(const spawn_plan *plan, pid_t parent) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  if (getppid() != parent) _exit(127);
  static const int signals[] = {SIGINT, SIGTERM, SIGPIPE, SIGHUP, SIGALRM};
  for (unsigned i = 0; i < sizeof signals / sizeof *signals; i++) signal(signals[i], SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, 0);
  int input = stream(plan->input), output = stream(plan->output), error = stream(plan->error);
  if (dup2(input, 0) < 0 || dup2(output, 1) < 0 || dup2(error, 2) < 0) return;
  if (chdir(plan->folder) != 0) return;
  // An alarm outlives exec, and ends a program that knows nothing of it.
  alarm(plan->seconds);
  execve(plan->path, plan->arguments, plan->environment);
}

int spawn_pipe(int ends[2]) {
#ifdef __linux__
  return pipe2(ends, O_CLOEXEC) == 0 ? 0 : -errno;
#else
  if (pipe(ends) != 0) return -errno;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}

int spawn_program(const spawn_plan *plan) {
  // A successful exec closes it; otherwise it tells why there was none.
  int report[2];
  int failure = spawn_pipe(report);
  if (failure != 0) return failure;
  pid_t parent = getpid();
  pid_t child = fork();
  int cause = child < 0 ? errno : 0;
  if (child == 0) {
    become(plan, parent);
    cause = errno;
    ssize_t written = write(report[1], &cause, sizeof cause);
    _exit(written == sizeof cause ? 127 : 126);
  }
  close(report[1]);
  if (child > 0) {
    ssize_t got;
    do got = read(report[0], &cause, sizeof cause);
    while (got < 0 && errno == EINTR);
    if (got != sizeof cause) cause = 0;
  }
  close(report[0]);
  return cause != 0 ? -cause : child;
}

int spawn_thread(size_t stack, void *(*work)(void *), void *context) {
  pthread_attr_t attributes;
  int failure = pthread_attr_init(&attributes);
  if (failure != 0) return failure;
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  failure = pthread_attr_setstacksize(&attributes, stack);
  pthread_t thread;
  if (failure == 0) failure = pthread_create(&thread, &attributes, work, context);
  pthread_attr_destroy(&attributes);
  return failure;
}
