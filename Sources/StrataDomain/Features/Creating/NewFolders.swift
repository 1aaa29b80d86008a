/// Folders for what is not there yet.
package protocol NewFolders: Sendable {
  /// Whether there is nothing at an absolute path, or a folder with nothing in it but git's own.
  func isVacant(_ path: String) -> Bool

  /// Makes a folder, where there is none.
  func make(_ path: String) throws(ChangeError)

  /// Does some work in an empty folder that is gone afterwards.
  func inEmptyFolder<Answer>(
    _ work: (_ path: String) throws(ChangeError) -> Answer
  ) throws(ChangeError) -> Answer
}
