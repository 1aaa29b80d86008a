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
    let folder = RelativePath.parent(of: path).map { $0.isEmpty ? "/" : $0 } ?? "/"
    guard let branches = Branches(git, in: folder) else { return nil }
    var commit = "HEAD"
    if let main = branches.main, !branches.isOnMain,
      let base = try? git.output(of: ["merge-base", "HEAD"] + main.references, in: folder)
    {
      commit = String(decoding: base.prefix { $0 != 0x0A }, as: UTF8.self)
      branch = main.name
    }
    let name = RelativePath.name(of: path)
    if let data = try? git.output(of: ["cat-file", "blob", "\(commit):./\(name)"], in: folder) {
      bytes = Array(data)
    } else if (try? git.output(of: ["rev-parse", "--verify", commit], in: folder)) == nil {
      return nil
    }
  }

  /// Which branch is the main one.
  private struct Branches {
    private(set) var main: (name: String, references: [String])?
    private(set) var isOnMain = false

    /// The branch that the remote calls its own, or else the first of the usual names.
    init?(_ git: Git, in folder: String) {
      func references(_ format: String, _ names: [String]) -> [Substring]? {
        let arguments = ["for-each-ref", "--format=\(format)"] + names
        return (try? git.output(of: arguments, in: folder)).map { data in
          data.split(separator: 0x0A).map { Substring(decoding: $0, as: UTF8.self) }
        }
      }
      let origin = "refs/remotes/origin/"
      guard let heads = references("%(symref)", [origin + "HEAD"]) else { return nil }
      let own = heads.first.map { String($0.dropFirst(origin.count)) }
      let names = [own, "main", "master"].compactMap { $0 }
      let paths = names.flatMap { ["refs/heads/" + $0, origin + $0] }
      let known = references("%(HEAD)%(refname)", paths) ?? []
      for name in names {
        let own = ["refs/heads/" + name, origin + name]
        let found = known.filter { own.contains(String($0.dropFirst())) }
        if found.isEmpty { continue }
        main = (name, found.map { String($0.dropFirst()) })
        isOnMain = found.contains { $0.hasPrefix("*") }
        break
      }
    }
  }
}
