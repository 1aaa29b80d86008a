internal import Foundation

/// What a file held at the commit to compare with: where the branch left the main one, or the last
/// commit on the main branch itself.
struct CommittedFile {
  /// The content; nil if the file was not there.
  var bytes: [UInt8]?
  /// The main branch, if the present one is another.
  var branch: String?

  /// What git knows of a file; nil if there is no commit to compare with.
  init?(_ git: Git, path: String) {
    let folder = RelativePath.folder(of: path)
    var commit = "HEAD"
    if let main = MainBranch(git, in: folder), !main.isPresent,
      let base = git.answer(to: ["merge-base", "HEAD"] + main.references, in: folder)
    {
      commit = String(decoding: base.prefix { $0 != 0x0A }, as: UTF8.self)
      branch = main.name
    }
    let name = RelativePath.name(of: path)
    if let data = git.answer(to: ["cat-file", "blob", "\(commit):./\(name)"], in: folder) {
      bytes = Array(data)
    } else if git.answer(to: ["rev-parse", "--verify", commit], in: folder) == nil {
      return nil
    }
  }
}
