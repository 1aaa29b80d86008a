package import StrataCode

/// Why a report could not be written.
package enum ReportWriteError: Error, Equatable {
  case unwritable(path: String, cause: Phrase)
  /// What is there is no page, and would be lost.
  case notAPage(path: String)
  case noSummary(path: String, cause: Phrase)
}
