internal import Foundation
internal import StrataFeatures

/// Which files hold work that git could not bring back.
struct UncommittedFiles {
  private let git: Git

  init(_ git: Git = Git()) { self.git = git }

  /// Those of some files, by their paths from a folder, that differ from what is committed, or that
  /// git does not know; none where there is no git.
  func among(_ paths: [String], in folder: String) throws(ChangeError) -> [String] {
    guard !paths.isEmpty, git.program != nil else { return [] }
    let arguments = [
      "--literal-pathspecs", "status", "--porcelain=v1", "-z", "--no-renames", "--ignored",
      "--untracked-files=all", "--",
    ]
    let output: Data
    do throws(GitFailure) {
      output = try git.output(of: arguments + paths, in: folder, comparesFiles: true)
    } catch {
      if error.isAboutRepository { return [] }
      throw .noJournal(cause: error.cause)
    }
    return output.split(separator: 0).map { String(decoding: $0.dropFirst(3), as: UTF8.self) }
      .sorted()
  }
}
