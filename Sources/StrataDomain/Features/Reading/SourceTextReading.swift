package import StrataRules
internal import StrataCode

/// Reads single source lines, to show them beside findings.
package protocol SourceTextReading: Sendable {
  /// The texts of the asked lines, without line ends; lines that cannot be read are left out.
  /// `file` is relative to `root`; lines count from 1.
  func lines(_ numbers: Set<Int>, of file: String, in root: String) -> [Int: String]

  /// The same of several files at once, by path.
  func lines(_ numbers: [String: Set<Int>], in root: String) -> [String: [Int: String]]
}

extension SourceTextReading {
  package func lines(_ numbers: [String: Set<Int>], in root: String) -> [String: [Int: String]] {
    var found: [String: [Int: String]] = [:]
    for (file, numbers) in numbers { found[file] = lines(numbers, of: file, in: root) }
    return found
  }

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
      guard let old = known[file]?.filter({ numbers.contains($0.key) }),
        old.count == numbers.count
      else { continue }
      found[file] = old
      wanted[file] = nil
    }
    return found.merging(lines(wanted, in: root)) { $1 }
  }
}
