package import StrataDomain

/// Settings as a file that people go on with: what is inferred as it is, what is to be decided as
/// comments.
package enum SettingsTemplate {
  /// The text of a settings file; read back, it changes no finding.
  package static func text(_ proposal: ProposedSettings) -> String {
    let sections = [head, profile(proposal), layers(proposal), features(proposal), rules(proposal)]
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private static let head = [
    "# What Strata cannot know of this project, or gets wrong. Everything here is optional; what is",
    "# not said is inferred, and `strata settings` tells what holds and why.",
  ]

  private static func profile(_ proposal: ProposedSettings) -> [String] {
    let profile = proposal.project.profile
    let reason = profile.reason.line(in: .english)
    return [
      "# How strictly rules are held; the others: \(others(than: profile.profile)).",
      "# \(profile.isDetected ? "Seen here" : "This one"): \(reason)",
      "profile: \(profile.name)",
    ]
  }

  private static func others(than profile: Profile) -> String {
    Profile.allCases.filter { $0 != profile }.map(\.rawValue).joined(separator: ", ")
  }

  private static func layers(_ proposal: ProposedSettings) -> [String] {
    let project = proposal.project
    let open = proposal.unplaced.filter { !$0.folder.isEmpty && isPlain($0.folder) }
    if open.isEmpty { return [] }
    let listed = open.prefix(shownFolders).reduce(0) { $0 + $1.files }
    return [
      "# No evidence places \(Counting.count(proposal.unplacedFiles, "file")) of \(project.files). "
        + "Give their folders a layer, in place of '?':",
      "# layers:", "#   ?:",
    ]
      + open.prefix(shownFolders).map {
        "#     - \(quoted($0.folder + "/**"))  # \(Counting.count($0.files, "file"))"
      }
      + (listed < proposal.unplacedFiles
        ? ["#     # `strata layers --unplaced` lists the rest"] : [])
  }

  private static let shownFolders = 5

  private static func features(_ proposal: ProposedSettings) -> [String] {
    guard let features = proposal.features, isPlain(features.pattern) else { return [] }
    let names = Counting.list(features.names.map { $0.singleLine.printable }, limit: 4)
    let cost =
      features.crossing == 0
      ? "None names another today; this keeps it so:"
      : "Isolated from each other they have \(Counting.count(features.crossing, "finding")) today:"
    return [
      "# \(Counting.count(features.names.count, "feature")): \(names).", "# \(cost)",
      "# features: [\(quoted(features.pattern))]",
    ]
  }

  private static func rules(_ proposal: ProposedSettings) -> [String] {
    if proposal.habits.isEmpty { return [] }
    return [
      "# What most of the code does otherwise, to be settled once: mend it or turn it off.",
      "# rules:",
    ]
      + proposal.habits.map { habit in
        "#   \(habit.rule): off  # \(habit.broken) of \(habit.all) \(habit.noun.text(in: .english)) break it"
      }
  }

  /// Whether a path can stand in a pattern and on a line as it is.
  private static func isPlain(_ path: String) -> Bool {
    !path.contains { "[]{}?*\\".contains($0) && $0 != "*" || $0.isNewline }
      && path.printable == path
  }

  /// A text as YAML takes it.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "/_-.*".contains($0))
    }
    let isRisky = text.first.map { "*-.".contains($0) } ?? true
    if isPlain && !isRisky { return text }
    return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
