package import StrataCode

/// Writes what was asked for where a person or a service asked for it, by paths as they were typed.
package protocol ReportWriting: Sendable {
  /// Replaces the content of a file, all of it or not at all; a device or pipe is written to as it is.
  func write(_ text: String, to path: String) throws(ReportWriteError)

  /// Makes the folders around a file that is to be written.
  func makeFolders(around path: String) throws(ReportWriteError)

  /// Throws if there is something at a path that is no page, which a page would replace.
  func requirePage(at path: String) throws(ReportWriteError)

  /// Adds to the summary that a service shows of a step, unless that would make it too large.
  func add(_ text: String, toSummary path: String) throws(ReportWriteError)

  /// How many bytes may be added to the summary of a step.
  func room(inSummary path: String) -> Int

  /// Why nothing may be written at a path, if a link of the project leads from there out of it.
  func objection(to path: String) -> Phrase?

  /// The files and folders that a path half typed may become; of folders, those that end in a slash.
  func paths(startingWith typed: String) -> [String]
}
