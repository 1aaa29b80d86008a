internal import Foundation

/// The branch that the remote calls its own, or else the first of the usual names.
struct MainBranch {
  var name: String
  /// What is called so, the remote's first.
  var references: [String]
  /// Whether it is checked out.
  var isPresent: Bool

  /// The main branch of the repository around a folder; nil if it has none.
  init?(_ git: Git, in folder: String) {
    func references(_ format: String, _ names: [String]) -> [Substring] {
      let data = git.answer(to: ["for-each-ref", "--format=\(format)"] + names, in: folder)
      return (data ?? Data()).split(separator: 0x0A).map { Substring(decoding: $0, as: UTF8.self) }
    }
    let remote = "refs/remotes/origin/"
    let own = references("%(symref)", [remote + "HEAD"]).first.map { $0.dropFirst(remote.count) }
    let names = [own.map { String($0) }, "main", "master"].compactMap { $0 }
    let known = references(
      "%(HEAD)%(refname)", names.flatMap { [remote + $0, "refs/heads/" + $0] })
    for name in names {
      let called = [remote + name, "refs/heads/" + name]
      let found = called.filter { name in known.contains { $0.dropFirst() == name } }
      if found.isEmpty { continue }
      self.name = name
      self.references = found
      isPresent = known.contains("*refs/heads/" + name)
      return
    }
    return nil
  }
}
