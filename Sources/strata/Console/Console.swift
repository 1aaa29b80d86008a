internal import ArgumentParser
internal import Foundation
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// Where a command's report, its summary and its failure go.
struct Console {
  private let file: String?
  /// Whether nothing is printed but the report.
  let isQuiet: Bool
  private let color: ColorChoice
  private let line: (Failure) -> String
  private let document: (Failure) -> String?

  /// A console of which the flags say where to; `line` tells of a run that failed, `failure` is its
  /// report, nil where the line is all.
  init(
    _ options: DestinationOptions,
    line: @escaping (Failure) -> String = { $0.text(in: .ofRun) },
    failure: @escaping (Failure) -> String?
  ) {
    self.line = line
    document = failure
    file = options.file
    isQuiet = options.isQuiet
    color = options.color
  }

  /// The console that the output flags describe; `failure` is the JSON of a run that failed.
  init(
    _ options: OutputOptions, failure: @escaping (Failure, Language) -> String = CheckJSON.document
  ) {
    let isJSON = options.format == .json
    self.init(options.destination) { isJSON ? failure($0, .ofRun) : nil }
  }

  /// A console for text alone.
  init(isQuiet: Bool, color: ColorChoice) {
    line = { $0.text(in: .ofRun) }
    document = { _ in nil }
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

  /// Whether a person's terminal shows the report.
  var isScreen: Bool { !isFiled && StandardStream.output.isTerminal }

  /// Whether the report goes to a file.
  var isFiled: Bool { file != nil }

  /// How the report is styled; a file gets colours only when they are forced.
  var reportStyle: TerminalStyle {
    var style = terminalStyle
    if isFiled { style.isColoured = color == .always }
    return style
  }

  /// How text on standard output is styled.
  var terminalStyle: TerminalStyle {
    style(on: .output)
  }

  /// How the summary is styled.
  var summaryStyle: TerminalStyle {
    style(on: .error)
  }

  private func style(on stream: StandardStream) -> TerminalStyle {
    TerminalStyle(
      isColoured: color.applies(to: stream), width: stream.width, language: .ofRun,
      directory: directory)
  }

  /// A progress line for work of some kind.
  func progress(_ label: Phrase) -> ProgressLine {
    ProgressLine(label: label, isShown: StandardStream.error.isTerminal && !isQuiet)
  }

  /// Writes a report in the language of the run, or in two side by side.
  func deliver(_ text: (TerminalStyle) -> String) throws(Failure) {
    let style = reportStyle
    guard let beside = Language.besideOfRun else { return try deliver(text(style)) }
    let columns = [style.language, beside].map { language in
      var column = style
      column.language = language
      column.isColoured = false
      column.width = SideBySide.width(of: style.width)
      return text(column)
    }
    try deliver(SideBySide.text(columns[0], columns[1]))
  }

  /// Writes the report to its file or to standard output.
  func deliver(_ report: String) throws(Failure) {
    guard let file else { return try StandardStream.output.write(report) }
    do throws(ReportWriteError) { try Composition.reports.write(report, to: file) } catch {
      throw Failure(error)
    }
  }

  /// Writes to standard error; if that is impossible, nobody is there to be told.
  func tell(_ text: String) { try? StandardStream.error.write(text) }

  /// Does a command's work; a failure is told, reported in the form asked for, and ends with 2.
  func reporting(_ work: () throws -> Void) throws {
    do {
      try work()
    } catch let cause as any FailureCause {
      throw end(Failure(cause))
    } catch let failure as Failure {
      throw end(failure)
    }
  }

  private func end(_ failure: Failure) -> ExitCode {
    tell(line(failure))
    guard let report = document(failure) else { return .couldNotRun }
    if failure.kind == Failure.output {
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
