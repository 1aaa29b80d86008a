#define _GNU_SOURCE
#include "spawn.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

// Puts a descriptor in the place of a standard stream. The copy above these keeps one stream from
// overwriting another where the caller had closed its own.
static int stream(int descriptor) { return fcntl(descriptor, F_DUPFD_CLOEXEC, 3); }

// Leaves a program nothing but its three streams: what it held open of others, such as the end of a pipe
// by which they see that somebody has ended, they would wait for until it ends itself. Linux before 5.11
// knows no such call, and what is opened here closes itself anyway.
static void close_others(void) {
#if defined(__linux__) && defined(SYS_close_range)
  static const unsigned on_exec = 1U << 2;
  syscall(SYS_close_range, 3U, ~0U, on_exec);
#endif
}

// Between fork and exec only what is safe in a signal handler may be called, and nothing written that
// the parent reads: on Linux the child has the parent's memory until then.
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
  close_others();
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

#ifdef __linux__
// The memory of a process that has read a large code base takes longer to copy than git to answer.
#define fork_to_exec vfork
#else
#define fork_to_exec fork
#endif

static int start(const spawn_plan *plan) {
  // A successful exec closes it; otherwise it tells why there was none.
  int report[2];
  int failure = spawn_pipe(report);
  if (failure != 0) return failure;
  pid_t parent = getpid();
  pid_t child = fork_to_exec();
  if (child == 0) {
    become(plan, parent);
    int cause = errno;
    ssize_t written = write(report[1], &cause, sizeof cause);
    _exit(written == sizeof cause ? 127 : 126);
  }
  int cause = child < 0 ? errno : 0;
  close(report[1]);
  if (child > 0) {
    ssize_t got;
    do got = read(report[0], &cause, sizeof cause);
    while (got < 0 && errno == EINTR);
    if (got != sizeof cause) cause = 0;
    // What never became the program is waited for by nobody else.
    if (cause != 0) while (waitpid(child, 0, 0) < 0 && errno == EINTR) {}
  }
  close(report[0]);
  return cause != 0 ? -cause : child;
}

// The thread that starts programs: the death signal comes when the thread ends that started them, and
// this one ends with the process. It takes no signals, which a child would handle in its memory.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t is_asked = PTHREAD_COND_INITIALIZER, is_answered = PTHREAD_COND_INITIALIZER;
static struct order {
  const spawn_plan *plan;
  int result, is_done;
  struct order *next;
} *orders;

static void *start_programs(void *unused) {
  (void)unused;
  sigset_t all;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, 0);
  pthread_mutex_lock(&lock);
  while (1) {
    while (!orders) pthread_cond_wait(&is_asked, &lock);
    struct order *order = orders;
    orders = order->next;
    pthread_mutex_unlock(&lock);
    int result = start(order->plan);
    pthread_mutex_lock(&lock);
    order->result = result;
    order->is_done = 1;
    pthread_cond_broadcast(&is_answered);
  }
}

int spawn_program(const spawn_plan *plan) {
  static int has_thread = 0;
  struct order order = {plan, 0, 0, 0};
  pthread_mutex_lock(&lock);
  int failure = has_thread ? 0 : spawn_thread(256 << 10, start_programs, 0);
  if (failure == 0) {
    has_thread = 1;
    order.next = orders;
    orders = &order;
    pthread_cond_signal(&is_asked);
    while (!order.is_done) pthread_cond_wait(&is_answered, &lock);
  }
  pthread_mutex_unlock(&lock);
  return failure == 0 ? order.result : -failure;
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
