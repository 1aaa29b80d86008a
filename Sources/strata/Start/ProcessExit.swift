internal import ArgumentParser
internal import Foundation
internal import StrataCode
internal import StrataPresentation

/// How the process ends after an error, a request for help, or a verdict.
struct ProcessExit {
  private let error: any Error

  init(of error: any Error) { self.error = error }

  /// Says what there is to say and ends the process.
  func exit() -> Never {
    let code = error is ExitCode ? Strata.exitCode(for: error) : announce()
    Foundation.exit(code.rawValue)
  }

  private func announce() -> ExitCode {
    guard Strata.exitCode(for: error) != .success else {
      do {
        try StandardStream.output.write(help + "\n")
        return .success
      } catch {
        try? StandardStream.error.write(error.text(in: .ofRun))
        return .couldNotRun
      }
    }
    let message = Strata.message(for: error)
    let failure = Failure(
      kind: "usage",
      message: Phrase { Self.sentence(ParserWords.text(message, in: $0)) }
        + ProjectOptions.hint(on: message))
    let hint = Strata.fullMessage(for: error).split(separator: "\n").last { $0.contains("--help") }
    let more = hint.map { ParserWords.text(String($0.drop { $0 == " " }), in: .ofRun) + "\n" } ?? ""
    let arguments = Array(CommandLine.arguments.dropFirst())
    let form = Self.form(in: arguments).flatMap { FindingsFormat(rawValue: $0) } ?? .text
    try? StandardStream.error.write(form.line(failure, in: .ofRun) + more)
    if let report = Self.document(failure, for: arguments) {
      try? StandardStream.output.write(report)
    }
    return .couldNotRun
  }

  /// What is asked for: the help of a command, or the version, or a script.
  private var help: String {
    switch Language.ofRun {
    case .english: return Strata.fullMessage(for: error)
    case .chinese:
      let output = StandardStream.output
      return HelpText(width: output.isTerminal ? output.width : 80)
        .text(Strata.fullMessage(for: error, columns: HelpText.unbroken))
    }
  }

  /// The report in the form that the arguments ask for, however unusable the rest of them is.
  private static func document(_ failure: Failure, for arguments: [String]) -> String? {
    guard let form = form(in: arguments) else { return nil }
    guard let name = arguments.first, !["check", "lint", "audit"].contains(name), isCommand(name)
    else { return FindingsFormat(rawValue: form)?.document(failure, in: .ofRun) }
    return form == "json" ? (documents[name] ?? CheckJSON.document)(failure, .ofRun) : nil
  }

  /// By command: its JSON of a run that failed, where that is not a check's.
  private static let documents: [String: @Sendable (Failure, Language) -> String] = [
    "advise": AdviceJSON.document, "baseline": BaselineJSON.document,
    "cache": CacheJSON.document, "explain": ExplainJSON.document, "graph": DiagramJSON.document,
    "guard": GuardJSON.document, "map": MapJSON.document, "place": PlaceJSON.document,
  ]

  private static func isCommand(_ word: String) -> Bool {
    Strata.configuration.subcommands.contains {
      $0.configuration.commandName == word
    }
  }

  /// The message in lower case, as all of Strata's are.
  private static func sentence(_ message: String) -> String {
    message.prefix(1).lowercased() + message.dropFirst()
  }

  /// What the last `--format` says.
  private static func form(in arguments: [String]) -> String? {
    let flags = ["--format", "--reporter"]
    var form: String?
    for (word, next) in zip(arguments, arguments.dropFirst().map { Optional($0) } + [nil]) {
      if flags.contains(word) { form = next }
      for flag in flags where word.hasPrefix(flag + "=") {
        form = String(word.dropFirst(flag.count + 1))
      }
    }
    return form
  }
}
