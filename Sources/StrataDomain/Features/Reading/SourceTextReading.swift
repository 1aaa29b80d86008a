package import StrataRules
internal import StrataCode

/// Reads single source lines, to show them beside findings.
package protocol SourceTextReading: Sendable {
  /// The texts of the asked lines, without line ends; lines that cannot be read are left out.
  /// `file` is relative to `root`; lines count from 1.
  func lines(_ numbers: Set<Int>, of file: String, in root: String) -> [Int: String]
}

extension SourceTextReading {
  /// The first source line of each finding: file, line, text. What is `known` is not read again.
  package func firstLines(
    of findings: [Finding], in root: String, known: [String: [Int: String]]
  ) -> [String: [Int: String]] {
    var wanted: [String: Set<Int>] = [:]
    for finding in findings {
      wanted[finding.location.file, default: []].insert(finding.location.start.line)
    }
    var found: [String: [Int: String]] = [:]
    for (file, numbers) in wanted {
      let old = known[file]?.filter { numbers.contains($0.key) } ?? [:]
      found[file] = old.count == numbers.count ? old : lines(numbers, of: file, in: root)
    }
    return found
  }
}
