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
    let remote = "refs/remotes/origin/"
    /// What is called like one of some names, here and at the remote, and what the remote calls its own.
    func references(to names: [String]) -> (known: [String], own: String?) {
      let paths = [remote + "HEAD"] + names.flatMap { [remote + $0, "refs/heads/" + $0] }
      let data = git.answer(
        to: ["for-each-ref", "--format=%(HEAD)%(refname) %(symref)"] + paths, in: folder)
      // A star or a blank, what it is called, and what it stands for.
      let lines = (data ?? Data()).split(separator: 0x0A).map {
        String(decoding: $0, as: UTF8.self).split(separator: " ", omittingEmptySubsequences: false)
      }
      let known = lines.map { fields in fields.dropLast().joined(separator: " ") }
      let head = lines.first { $0.dropLast().last.map { $0 == remote + "HEAD" } ?? false }
      return (known, head?.last.map { String($0.dropFirst(remote.count)) })
    }
    var names = ["main", "master"]
    var (known, own) = references(to: names)
    if let own, !own.isEmpty {
      // Git is asked again only where the remote has a name of its own.
      if !names.contains(own) { known = references(to: [own] + names).known }
      names.insert(own, at: 0)
    }
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
