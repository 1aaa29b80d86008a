internal import ArgumentParser
internal import Foundation
internal import StrataDomain
internal import StrataPresentation

/// Where a command's report, its summary and its failure go.
struct Console {
  private let format: OutputOptions.Format
  private let file: OutputFile?
  private let isQuiet: Bool
  private let color: ColorChoice
  private let document: (Failure) -> String

  /// The console that the output flags describe; `failure` is the JSON of a run that failed.
  init(
    _ options: OutputOptions, failure: @escaping (Failure) -> String = CheckJSON.document(_:)
  ) {
    document = failure
    format = options.format
    file = options.file.map { OutputFile(path: $0) }
    isQuiet = options.isQuiet
    color = options.color
  }

  /// The console of a graph.
  init(_ graph: GraphOptions) {
    document = DiagramJSON.document(_:)
    format = graph.format == .json ? .json : .text
    file = graph.file.map { OutputFile(path: $0) }
    isQuiet = graph.isQuiet
    color = graph.color
  }

  /// A console for text alone.
  init(isQuiet: Bool, color: ColorChoice) {
    document = CheckJSON.document(_:)
    format = .text
    file = nil
    self.isQuiet = isQuiet
    self.color = color
  }

  /// The time of day, to the second.
  static var time: String {
    let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: Date())
    return [parts.hour, parts.minute, parts.second].map { part in
      let digits = String(part ?? 0)
      return digits.count < 2 ? "0" + digits : digits
    }.joined(separator: ":")
  }

  /// The folder that paths on the command line start from.
  var directory: String { FileManager.default.currentDirectoryPath }

  /// How the report is styled; a file gets colours only when they are forced.
  var reportStyle: TerminalStyle {
    let isColoured = file == nil ? color.applies(to: .output) : color == .always
    return TerminalStyle(isColoured: isColoured, width: StandardStream.output.width)
  }

  /// How the summary is styled.
  var summaryStyle: TerminalStyle {
    TerminalStyle(isColoured: color.applies(to: .error), width: StandardStream.error.width)
  }

  /// A progress line for work of some kind.
  func progress(_ label: String) -> ProgressLine {
    ProgressLine(label: label, isShown: StandardStream.error.isTerminal && !isQuiet)
  }

  /// Writes the report to its file or to standard output.
  func deliver(_ report: String) throws(Failure) {
    if let file { try file.write(report) } else { try StandardStream.output.write(report) }
  }

  /// Writes to standard error; if that is impossible, nobody is there to be told.
  func tell(_ text: String) { try? StandardStream.error.write(text) }

  /// Does a command's work; a failure is told, reported as JSON if asked, and ends with 2.
  func reporting(_ work: () throws -> Void) throws {
    do {
      try work()
    } catch let error as UseCaseError {
      throw end(Failure(error))
    } catch let failure as Failure {
      throw end(failure)
    }
  }

  private func end(_ failure: Failure) -> ExitCode {
    tell(failure.text)
    guard format == .json else { return .couldNotRun }
    let report = document(failure)
    if failure.kind == "output" {
      try? StandardStream.output.write(report)
    } else {
      do { try deliver(report) } catch { try? StandardStream.output.write(report) }
    }
    return .couldNotRun
  }
}

extension ExitCode {
  /// Unusable arguments, an unreadable project, a report that cannot be written.
  static let couldNotRun = ExitCode(2)
}
