internal import Foundation
package import StrataDomain

extension GitChanges: BaseReading {
  package func base(
    named reference: String?, around folder: String
  ) throws(ChangeReadError) -> ChangeBase {
    let folder = Self.folder(around: folder)
    let present = try commit("HEAD", in: folder)
    let merged = try? word(["rev-parse", "--verify", "--quiet", "MERGE_HEAD^{commit}"], in: folder)
    let name: String
    let others: [String]
    if let reference {
      name = reference
      others = [try commit(reference, in: folder)]
    } else {
      let main = try mainBranch(in: folder)
      if main.isPresent {
        return ChangeBase(
          name: main.name, commit: present, isPresent: true, isMerging: merged != nil)
      }
      name = main.name
      others = main.references
    }
    // A branch here may be behind the remote's: the history left the one that it shares more with.
    let bases = merged.map { ["merge-base", others[0], present, $0] }
    guard let base = try? word(bases ?? ["merge-base", present] + others, in: folder) else {
      throw .noCommonAncestor(name, isShallow: isShallow(folder))
    }
    return ChangeBase(
      name: name, commit: base, isPresent: base == present, isMerging: merged != nil)
  }

  /// The main branch: its name, what is called so here and at the remote, the remote's first, and
  /// whether it is checked out.
  private struct MainBranch {
    var name: String
    var references: [String]
    var isPresent: Bool
  }

  /// The branch that the remote calls its own, or else the first of the usual names.
  private func mainBranch(in folder: String) throws(ChangeReadError) -> MainBranch {
    let remote = "refs/remotes/origin/"
    let own = try? word(["symbolic-ref", "--quiet", remote + "HEAD"], in: folder)
    let present = try? word(["symbolic-ref", "--quiet", "HEAD"], in: folder)
    for name in [own.map { String($0.dropFirst(remote.count)) }, "main", "master"] {
      guard let name else { continue }
      let known = [remote + name, "refs/heads/" + name].filter {
        (try? word(["rev-parse", "--verify", "--quiet", $0 + "^{commit}"], in: folder)) != nil
      }
      if !known.isEmpty {
        return MainBranch(
          name: name, references: known, isPresent: present == "refs/heads/" + name)
      }
    }
    throw .noMainBranch(isShallow: isShallow(folder))
  }

  /// The folder that a path stands for: git runs in none that is a file.
  private static func folder(around path: String) -> String {
    var path = path.isEmpty ? "." : path
    while !path.isEmpty {
      if case .folder = pathKind(path) { return path }
      path = RelativePath.parent(of: path) ?? ""
    }
    return "."
  }
}
