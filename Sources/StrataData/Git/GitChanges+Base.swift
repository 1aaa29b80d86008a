internal import Foundation
package import StrataFeatures

extension GitChanges: BaseReading {
  package func base(
    named reference: String?, around folder: String
  ) throws(ChangeReadError) -> ChangeBase {
    let folder = Self.folder(around: folder)
    let present = try commit("HEAD", in: folder)
    let merged = known(["rev-parse", "--verify", "--quiet", "MERGE_HEAD^{commit}"], in: folder)
    let name: String
    let others: [String]
    if let reference {
      name = reference
      others = [try commit(reference, in: folder)]
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
    guard let base = known(bases ?? ["merge-base", present] + others, in: folder) else {
      throw .noCommonAncestor(name, isShallow: isShallow(folder))
    }
    return ChangeBase(
      name: name, commit: base, isPresent: base == present, isMerging: merged != nil)
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
