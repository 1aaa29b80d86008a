/// Wall-clock seconds by step, and how many files were parsed.
package struct Timings: Sendable, Equatable {
  package var discover = 0.0
  package var facts = 0.0
  package var resolve = 0.0
  package var rules = 0.0
  package var files = 0
  package var parsed = 0
  package var cached = 0

  package init() {}
}
