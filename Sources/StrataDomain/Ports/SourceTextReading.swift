/// Reads single source lines, to show them beside findings.
package protocol SourceTextReading: Sendable {
  /// The texts of the asked lines, without line ends; lines that cannot be read are left out.
  /// `file` is relative to `root`; lines count from 1.
  func lines(_ numbers: Set<Int>, of file: String, in root: String) -> [Int: String]
}
