internal import Foundation
package import StrataDomain

extension GitChanges: BaseReading {
  package func base(
    named reference: String?, around folder: String
  ) throws(ChangeReadError) -> ChangeBase {
    let folder = Self.folder(around: folder)
    let present = try commit("HEAD", in: folder)
    let main = reference == nil ? mainBranch(in: folder) : nil
    guard let name = reference ?? main else {
      throw .noMainBranch(isShallow: isShallow(folder))
    }
    if let main, isCheckedOut(main, in: folder) {
      return ChangeBase(name: Self.shortName(main), commit: present, isPresent: true)
    }
    let merged = try? word(["rev-parse", "--verify", "--quiet", "MERGE_HEAD^{commit}"], in: folder)
    let other = try commit(name, in: folder)
    let arguments = ["merge-base", other, present] + (merged.map { [$0] } ?? [])
    guard let commit = try? word(arguments, in: folder) else {
      throw .noCommonAncestor(Self.shortName(name), isShallow: isShallow(folder))
    }
    return ChangeBase(
      name: Self.shortName(name), commit: commit, isPresent: commit == present,
      isMerging: merged != nil)
  }

  /// The full name of the main branch: what the remote calls so, else the usual names.
  private func mainBranch(in folder: String) -> String? {
    let remote = try? word(
      ["symbolic-ref", "--quiet", "refs/remotes/origin/HEAD"], in: folder)
    let usual = ["heads/main", "heads/master", "remotes/origin/main", "remotes/origin/master"]
    return ((remote.map { [$0] } ?? []) + usual.map { "refs/" + $0 }).first {
      (try? word(["rev-parse", "--verify", "--quiet", $0 + "^{commit}"], in: folder)) != nil
    }
  }

  /// Whether the branch, or the one of its name here, is the present one.
  private func isCheckedOut(_ branch: String, in folder: String) -> Bool {
    let present = try? word(["symbolic-ref", "--quiet", "HEAD"], in: folder)
    let name = branch.hasPrefix(Self.remote) ? String(branch.dropFirst(Self.remote.count)) : nil
    return present == branch || name.map { present == "refs/heads/" + $0 } == true
  }

  private static let remote = "refs/remotes/origin/"

  /// What people call a reference.
  private static func shortName(_ reference: String) -> String {
    for prefix in ["refs/heads/", "refs/remotes/"] where reference.hasPrefix(prefix) {
      return String(reference.dropFirst(prefix.count))
    }
    return reference
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
