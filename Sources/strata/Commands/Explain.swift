internal import ArgumentParser
internal import StrataDomain
internal import StrataPresentation

/// `strata explain`: a rule's page, or a file's place and what follows from it.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explain a rule, or why a file stands in its layer.",
    discussion: """
      Example:
        strata explain dependency.layer-reference
      """
  )

  @Argument(help: "A rule from `strata rules`, or a Swift file.", completion: .file())
  var subject: String

  @Option(help: "When to use colours: auto, always or never.")
  var color = ColorChoice.auto

  @OptionGroup var project: ProjectOptions

  func run() throws {
    let console = Console(color: color)
    try console.reporting {
      let subject = self.subject.withoutLine
      let isPath = subject.contains("/") || subject.hasSuffix(".swift")
      let request = project.codebase(at: isPath ? [subject] : [])
      let explain = Composition().explainSubject
      let explanation = try console.progress("reading").during { () throws(UseCaseError) in
        try explain(subject, in: request)
      }
      switch explanation {
      case .rule(let rule): try console.deliver(RulePageText(console.reportStyle).text(rule))
      case .file(let file):
        try console.deliver(FileExplanationText(console.reportStyle).text(file))
      }
    }
  }
}

extension String {
  /// The path in `path:line`, as editors and findings write it, or the text as it is.
  fileprivate var withoutLine: String {
    let parts = split(separator: ":", omittingEmptySubsequences: false)
    guard let path = parts.first, path.hasSuffix(".swift"), parts.count > 1,
      parts.dropFirst().allSatisfy({ $0.allSatisfy(\.isNumber) })
    else { return self }
    return String(path)
  }
}
