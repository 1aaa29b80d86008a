internal import Foundation
internal import StrataFeatures

/// What one verdict of a process that lives on took.
struct LivingEffort {
  /// Wall-clock seconds.
  var seconds: Double
  /// Seconds of processors, on all threads.
  var processor: Double
  /// Wall-clock seconds by step.
  var timings: Timings

  /// Seconds of processors that this process has used by now.
  static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Milliseconds: all, of processors, and of each step.
  var text: String {
    let rest =
      seconds - timings.discover - timings.facts - timings.resolve - timings.rules
    let steps = [
      ("list", timings.discover), ("read", timings.facts), ("resolve", timings.resolve),
      ("rules", timings.rules), ("rest", rest),
    ]
    return Row.number(seconds * 1_000, 1) + "  cpu " + Row.number(processor * 1_000, 1) + "  ="
      + steps.map { "  \($0) " + Row.number($1 * 1_000, 1) }.joined()
  }
}
