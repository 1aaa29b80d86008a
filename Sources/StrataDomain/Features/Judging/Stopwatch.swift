internal import StrataCode

/// Adds up wall-clock seconds by step of a check.
struct Stopwatch {
  private var timings = Timings()

  /// Does some work and books its time.
  mutating func timing<T>(_ step: WritableKeyPath<Timings, Double>, _ work: () -> T) -> T {
    let start = ContinuousClock.now
    let result = work()
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    timings[keyPath: step] += Double(seconds) + Double(attoseconds) / 1e18
    return result
  }

  /// The times with those that reading took.
  func timings(of read: CodebaseReadResult) -> Timings {
    var timings = timings
    timings.discover = read.discoverSeconds
    timings.facts = read.factsSeconds
    timings.files = read.workspace.files.count
    timings.parsed = read.workspace.files.count - read.cached
    timings.cached = read.cached
    return timings
  }
}
