internal import Foundation
package import StrataFeatures
internal import StrataCode

/// How often git says that files changed in the year before the last commit.
package struct GitChurn: ChurnReading {
  private let git: Git
  private let patience: Double

  /// What the git program on the search path tells within some seconds.
  package init(patience: Double = 5) { self.init(git: Git(), patience: patience) }

  init(git: Git, patience: Double) {
    self.git = git
    self.patience = patience
  }

  package func churn(in root: String) -> Churn? {
    guard
      let head = git.answer(to: ["log", "-1", "--no-show-signature", "--format=%ct"], in: root),
      let last = Self.number(head[...])
    else { return nil }
    var churn = Churn()
    churn.day = Day(secondsSince1970: last)
    churn.isPartial = GitChanges(git: git).isShallow(root)
    // A merge repeats what its branches say.
    let arguments = [
      "log", "-z", "--no-merges", "--no-renames", "--relative", "--name-only", "--no-ext-diff",
      "--no-show-signature", "--ignore-submodules", "--no-color", "-O/dev/null", "--format=%x01%ct",
      "--since=\(last - 365 * Self.day)",
    ]
    guard let (output, isWhole) = git.output(of: arguments, in: root, within: patience) else {
      return churn
    }
    if !isWhole { churn.isPartial = true }
    Self.count(output, since: last, into: &churn)
    return churn
  }

  private static let day = 86_400

  /// Counts fields ended by NUL bytes: a byte 1 with the time of a commit, then paths of files, of
  /// which the first follows a line end.
  private static func count(_ output: Data, since last: Int, into churn: inout Churn) {
    var isRecent = false
    for field in output.split(separator: 0) {
      var field = field
      while field.first == 0x0A { field = field.dropFirst() }
      if field.first == 1 {
        // Without files, or with `-z` of an older git, a commit and its first file are one field.
        let lines = field.dropFirst().split(separator: 0x0A, omittingEmptySubsequences: true)
        guard let time = lines.first.flatMap({ number($0) }) else { continue }
        isRecent = last - time <= 90 * day
        for path in lines.dropFirst() { add(path, isRecent, to: &churn) }
      } else if !field.isEmpty {
        add(field, isRecent, to: &churn)
      }
    }
  }

  private static func add(_ path: Data, _ isRecent: Bool, to churn: inout Churn) {
    guard path.suffix(6).elementsEqual(".swift".utf8) else { return }
    let path = String(decoding: path, as: UTF8.self)
    churn.files[path, default: Churn.Changes()].year += 1
    if isRecent { churn.files[path]?.recent += 1 }
  }

  private static func number(_ text: Data) -> Int? {
    Int(String(decoding: text.prefix { $0 != 0x0A && $0 != 0 }, as: UTF8.self))
  }
}
