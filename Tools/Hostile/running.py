"""Starts a program and says how it ended: code or signal, time, memory, what it wrote."""

import os
import signal
import subprocess
import tempfile
import threading
import time

try:
    import resource
except ImportError:  # There is none on Windows, where Strata does not run either.
    resource = None

MEGABYTE = 1 << 20


class Limits:
    """How long a run may take and how much memory it may use."""

    def __init__(self, seconds=10.0, megabytes=1024):
        self.seconds = seconds
        self.megabytes = megabytes


class Run:
    """How one run went."""

    def __init__(self, words, code, seconds, megabytes, out, err, is_late, left):
        self.words = words
        # Negative for a signal, as `subprocess` has it.
        self.code = code
        self.seconds = seconds
        self.megabytes = megabytes
        self.out = out
        self.err = err
        self.is_late = is_late
        # Processes that it started and did not wait for.
        self.left = left


class Runner:
    """Runs one program again and again, and keeps the largest figures."""

    def __init__(self, program, limits):
        self.program = program
        self.limits = limits
        self.runs = 0
        self.slowest = (0.0, [])
        self.largest = (0.0, [])

    def run(self, words, folder, environment, given=b"", seeks_leftovers=False):
        """Runs the program with arguments in a folder, to its end or to the limit."""
        done = run([self.program, *words], folder, environment, self.limits, given, seeks_leftovers)
        self.runs += 1
        self.slowest = max(self.slowest, (done.seconds, done.words[1:]))
        self.largest = max(self.largest, (done.megabytes, done.words[1:]))
        return done


def run(words, folder, environment, limits, given=b"", seeks_leftovers=False):
    """Runs some words; streams go through files, so that no pipe can fill up."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        standard_input = subprocess.DEVNULL
        if given:
            standard_input = tempfile.TemporaryFile()
            standard_input.write(given)
            standard_input.seek(0)
        start = time.monotonic()
        process = subprocess.Popen(
            words,
            cwd=folder,
            env=environment,
            stdin=standard_input,
            stdout=out,
            stderr=err,
            start_new_session=True,
        )
        _bound(process.pid)
        watch = Watch(process.pid, limits)
        _, status, usage = os.wait4(process.pid, 0)
        watch.end()
        seconds = time.monotonic() - start
        process.returncode = _code(status)
        left = leftovers(process.pid) if seeks_leftovers or watch.is_late else []
        if left:
            end_session(process.pid)
        if given:
            standard_input.close()
        megabytes = max(_megabytes(usage), watch.megabytes)
        return Run(
            words,
            process.returncode,
            seconds,
            megabytes,
            _content(out),
            _content(err),
            watch.is_late,
            left,
        )


class Watch:
    """Ends a run that takes too long, or grows until it would take the machine along."""

    def __init__(self, pid, limits):
        self.is_late = False
        self.megabytes = 0.0
        self._pid = pid
        self._limits = limits
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)
        self._thread.start()

    def end(self):
        """The run is over."""
        self._ended.set()
        self._thread.join()

    def _watch(self):
        last = time.monotonic() + self._limits.seconds
        while not self._ended.wait(min(0.2, max(0.0, last - time.monotonic()))):
            self.megabytes = max(self.megabytes, _resident(self._pid))
            if self.megabytes > 4 * self._limits.megabytes:
                end_session(self._pid)
                return
            if time.monotonic() >= last:
                self.is_late = True
                end_session(self._pid)
                return


def _resident(pid):
    """The megabytes that a process has in memory now; 0 where nobody tells."""
    try:
        with open(f"/proc/{pid}/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * resource.getpagesize() / MEGABYTE
    except (OSError, IndexError, AttributeError):
        return 0.0


def _code(status):
    return -os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)


def _megabytes(usage):
    # Linux counts in kilobytes, macOS in bytes.
    return usage.ru_maxrss / (1024 if os.uname().sysname == "Linux" else MEGABYTE)


def _content(file):
    file.seek(0)
    return file.read(256 * MEGABYTE)


def _bound(pid):
    """Keeps a run from filling the disk.

    Not its memory by `RLIMIT_DATA`: that counts the stacks of threads that nothing uses.
    """
    if resource is None or not hasattr(resource, "prlimit"):
        return
    try:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1 << 30, 1 << 30))
        resource.prlimit(pid, resource.RLIMIT_CORE, (0, 0))
    except (OSError, ValueError):
        pass


def leftovers(session, patience=0.5):
    """The commands of a session that still run a little while after its leader has ended."""
    end = time.monotonic() + patience
    while True:
        found = _members(session)
        if not found or time.monotonic() >= end:
            return [name for _, name in found]
        time.sleep(0.02)


def end_session(session):
    """Ends every process of a session; children may have process groups of their own."""
    for pid, _ in _members(session) or [(session, "")]:
        try:
            os.kill(pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            pass


def _members(session):
    found = []
    if not os.path.isdir("/proc"):
        return found
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{pid}/stat", encoding="utf-8", errors="replace") as file:
                text = file.read()
        except OSError:
            continue
        # `pid (name) state parent group session …`; a name may hold anything.
        name, _, rest = text.partition("(")[2].rpartition(")")
        fields = rest.split()
        if fields[3] == str(session) and fields[0] != "Z":
            found.append((int(pid), name))
    return found
