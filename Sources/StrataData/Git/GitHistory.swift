internal import Foundation
package import StrataFeatures
internal import StrataCode

/// How long git says that a project has lived, and how many people changed it.
package struct GitHistory: HistoryReading {
  private let git: Git
  private let patience: Double

  /// What the git program on the search path tells within some seconds.
  package init(patience: Double = 5) { self.init(git: Git(), patience: patience) }

  init(git: Git, patience: Double) {
    self.git = git
    self.patience = patience
  }

  package func history(of root: String) -> ProjectHistory? {
    // A mailmap says which names are one person; what is not the project's own does not count.
    let arguments = [
      "log", "-z", "--no-merges", "--use-mailmap", "--no-color", "--no-show-signature",
      "--format=%ct%n%aN%n%aE", "--", ".",
    ]
    guard let (output, isWhole) = git.output(of: arguments, in: root, within: patience) else {
      return nil
    }
    let commits = output.split(separator: 0).compactMap { Commit($0) }
    guard let last = commits.map(\.time).max(), let first = commits.map(\.time).min(),
      let lastDay = Day(secondsSince1970: last), let firstDay = Day(secondsSince1970: first)
    else { return nil }
    let year = commits.filter { last - $0.time <= 365 * Self.day }
    var history = ProjectHistory(
      first: firstDay, last: lastDay, commits: commits.count, yearCommits: year.count,
      yearAuthors: Self.people(year))
    history.isPartial = !isWhole || GitChanges(git: git).isShallow(root)
    history.releases = releases(in: root)
    return history
  }

  private static let day = 86_400

  /// A commit: when, and by whom.
  private struct Commit {
    var time: Int
    var name: String
    var address: String

    init?(_ field: Data) {
      let lines = String(decoding: field, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
        .drop { $0.isEmpty }
      guard lines.count >= 2, let first = lines.first, let time = Int(first) else { return nil }
      self.time = time
      let rest = lines.dropFirst().map { String($0) }
      name = rest[0].lowercased()
      address = rest.count > 1 ? rest[1].lowercased() : ""
    }

    /// Whether a program made it.
    var isByProgram: Bool { name.hasSuffix("[bot]") || address.contains("[bot]@") }
  }

  /// How many people made commits; one name or one address is one person.
  private static func people(_ commits: [Commit]) -> Int {
    var person: [String: Int] = [:]
    var leader: [Int] = []
    func find(_ index: Int) -> Int {
      var index = index
      while leader[index] != index { index = leader[index] }
      return index
    }
    for commit in commits where !commit.isByProgram {
      let keys = ["n " + commit.name, "a " + commit.address].filter { $0.count > 2 }
      let known = Set(keys.compactMap { person[$0].map(find) })
      let one = known.min() ?? leader.count
      if known.isEmpty { leader.append(one) }
      for other in known { leader[other] = one }
      for key in keys { person[key] = one }
    }
    return leader.indices.count { leader[$0] == $0 }
  }

  /// The tags on the way to the last commit that name a version.
  private func releases(in root: String) -> Int {
    let arguments = ["tag", "--list", "--no-color", "--merged", "HEAD"]
    guard let (output, _) = git.output(of: arguments, in: root, within: patience) else { return 0 }
    return output.split(separator: 0x0A).count { Self.namesVersion($0) }
  }

  /// Whether a tag names a version: it ends like `1.2`, `v3.0.1` or `app/2.0-rc.1`.
  private static func namesVersion(_ tag: Data) -> Bool {
    let last = tag.split(whereSeparator: { $0 == 0x2F || $0 == 0x2D || $0 == 0x5F }).first {
      let digits = $0.first.map { $0 == 0x76 || $0 == 0x56 } == true ? $0.dropFirst() : $0
      return digits.first.map { (0x30...0x39).contains($0) } == true && digits.contains(0x2E)
    }
    return last != nil
  }
}

extension Day {
  /// The day of a second since 1970, in Greenwich.
  init?(secondsSince1970 seconds: Int) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    let date = Date(timeIntervalSince1970: Double(seconds))
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    self.init(year: year, month: month, day: day)
  }
}
