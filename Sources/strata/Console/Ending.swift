internal import ArgumentParser
internal import Foundation
internal import StrataPresentation

/// How the process ends after an error, a request for help, or a verdict.
struct Ending {
  private let error: any Error

  init(of error: any Error) { self.error = error }

  /// Says what there is to say and ends the process.
  func exit() -> Never {
    let code = error is ExitCode ? Strata.exitCode(for: error) : announce()
    Foundation.exit(code.rawValue)
  }

  private func announce() -> ExitCode {
    let text = Strata.fullMessage(for: error)
    guard Strata.exitCode(for: error) != .success else {
      do {
        try StandardStream.output.write(text + "\n")
        return .success
      } catch {
        try? StandardStream.error.write(error.text)
        return .couldNotRun
      }
    }
    let failure = Failure(kind: "usage", message: Self.sentence(Strata.message(for: error)))
    let hint = text.split(separator: "\n").last { $0.contains("--help") }
    let more = hint.map { $0.drop { $0 == " " } + "\n" } ?? ""
    try? StandardStream.error.write(failure.text + more)
    if Self.wantsJSON(CommandLine.arguments) {
      try? StandardStream.output.write(Self.document(failure))
    }
    return .couldNotRun
  }

  private static func document(_ failure: Failure) -> String {
    switch CommandLine.arguments.dropFirst().first {
    case "explain": ExplainJSON.document(failure)
    case "baseline": BaselineJSON.document(failure)
    case "graph": DiagramJSON.document(failure)
    default: CheckJSON.document(failure)
    }
  }

  /// The message in lower case, as all of Strata's are.
  private static func sentence(_ message: String) -> String {
    message.prefix(1).lowercased() + message.dropFirst()
  }

  private static func wantsJSON(_ arguments: [String]) -> Bool {
    let pairs = zip(arguments, arguments.dropFirst())
    return ["--format", "--reporter"].contains { flag in
      arguments.contains(flag + "=json") || pairs.contains { $0 == flag && $1 == "json" }
    }
  }
}
