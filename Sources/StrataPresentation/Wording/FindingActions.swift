internal import StrataCode
package import StrataFeatures
internal import StrataRules

/// What can be done about findings, as commands to run.
package struct FindingActions: Sendable {
  /// By identity of a finding.
  private let actions: [String: [FixAction]]
  /// What every command needs beside the finding, as it is typed: the root, the profile.
  private let options: [String]

  /// Actions by identity of their findings; `options` are what `strata fix` has to be told to find the
  /// same findings.
  package init(_ actions: [String: [FixAction]], with options: [String] = []) {
    self.actions = actions
    self.options = options
  }

  /// The kinds that passed for a finding, each with its command.
  func commands(for finding: Finding) -> [(action: FixAction, command: String)] {
    (actions[finding.identity] ?? []).map { ($0, command(finding, $0)) }
  }

  /// What a program reads of a finding's actions; empty where it is for a person alone.
  func json(for finding: Finding) -> JSONValue {
    .array(
      commands(for: finding).map { action, command in
        .row([
          ("kind", .string(action.kind.name)), ("class", .string(action.kind.kind.rawValue)),
          ("title", .phrase(action.title)), ("command", .string(command)),
        ])
      })
  }

  private func command(_ finding: Finding, _ action: FixAction) -> String {
    let info = finding.severity == .info ? ["--info"] : []
    let words =
      [String(finding.identity.prefix(10)), "--choose", action.kind.name, "--yes"] + info + options
    return "strata fix " + words.map { ShellWord.quoted($0.printable) }.joined(separator: " ")
  }
}
