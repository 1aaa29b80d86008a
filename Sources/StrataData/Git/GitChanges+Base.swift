internal import Foundation
package import StrataFeatures

extension GitChanges: BaseReading {
  package func base(
    named reference: String?, around folder: String
  ) throws(ChangeReadError) -> ChangeBase {
    let folder = Self.folder(around: folder)
    let commits = try commits(["HEAD"] + (reference.map { [$0] } ?? []), in: folder)
    let present = commits[0]
    let merged = merged(in: folder)
    let name: String
    let others: [String]
    if let reference {
      name = reference
      others = [commits[1]]
    } else {
      guard let main = MainBranch(git, in: folder) else {
        throw .noMainBranch(isShallow: isShallow(folder))
      }
      if main.isPresent {
        return ChangeBase(
          name: main.name, commit: present, isPresent: true, isMerging: merged != nil)
      }
      name = main.name
      others = main.references
    }
    // A branch here may be behind the remote's: the history left the one that it shares more with.
    let bases = merged.map { ["merge-base", others[0], present, $0] }
    let isSame = merged == nil && others == [present]
    let base =
      isSame ? present : known(bases ?? ["merge-base", present] + others, in: folder)
    guard let base else { throw .noCommonAncestor(name, isShallow: isShallow(folder)) }
    return ChangeBase(
      name: name, commit: base, isPresent: base == present, isMerging: merged != nil)
  }

  /// The commits that names stand for, asked at once; why one stands for none, git tells by itself.
  private func commits(_ names: [String], in folder: String) throws(ChangeReadError) -> [String] {
    if !names.contains(where: { $0.hasPrefix("-") }),
      let said = git.answer(to: ["rev-parse"] + names.map { $0 + "^{commit}" }, in: folder)
    {
      let commits = String(decoding: said, as: UTF8.self).split(separator: "\n").map(String.init)
      let areIDs = commits.allSatisfy { $0.utf8.count >= 40 && $0.allSatisfy(\.isHexDigit) }
      if areIDs, commits.count == names.count { return commits }
    }
    var commits: [String] = []
    for name in names { commits.append(try commit(name, in: folder)) }
    return commits
  }

  /// The commit that is being merged, which git need not be asked for where nothing names one.
  private func merged(in folder: String) -> String? {
    if let folder = resolvedPath(folder), let tree = try? GitTree(around: folder)?.root,
      let own = GitTree.gitFolder(of: tree),
      pathKind(RelativePath.absolute("MERGE_HEAD", in: own)) == nil
    {
      return nil
    }
    return known(["rev-parse", "--verify", "--quiet", "MERGE_HEAD^{commit}"], in: folder)
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
