internal import Foundation
internal import StrataFeatures

/// A listed tree that is good for as long as nothing in it changes.
struct KnownTree {
  /// The tree as it was listed.
  let listed: SourceTree
  private var glance: TreeGlance
  /// Whether a later change cannot bear the time of one that was seen: file systems count in ticks
  /// of up to two seconds.
  private let isSettled: Bool
  private var lastLook = ContinuousClock.now

  /// Lists what lies at `root`; `now` is in seconds since 1970.
  init(
    at root: String, now: Int64 = Int64(Date().timeIntervalSince1970)
  ) throws(CodebaseReadError) {
    // The glance comes first, so that what changes while the tree is listed shows the next time.
    let glance = TreeGlance(of: root, and: GitTree.files(decidingOn: root))
    isSettled = glance.newestChange.map { Int64($0.seconds) + 2 < now } ?? true
    self.glance = glance
    var listed = try SourceTree(at: root, revision: nil)
    listed.identified = IdentifiedFiles { path in
      glance.sees(RelativePath.absolute(path, in: root))
    }
    self.listed = listed
  }

  /// The tree as it is now, if it is the one at `root` and nothing in it has changed; for so long it
  /// is taken for granted that nothing has.
  mutating func renewed(at root: String, lookedAtWithin age: Duration = .zero) -> SourceTree? {
    guard listed.root == root, isSettled else { return nil }
    let now = ContinuousClock.now
    if now - lastLook >= age {
      guard !glance.look() else { return nil }
      lastLook = now
    }
    return listed.reopened
  }
}

extension GitTree {
  /// Files outside a folder's own tree that decide which of its files git lists: what git knows, and
  /// what it is told to ignore.
  fileprivate static func files(decidingOn folder: String) -> [String] {
    guard let tree = try? GitTree(around: folder)?.root, let git = gitFolder(of: tree) else {
      return []
    }
    let variables = ProcessInfo.processInfo.environment
    let home = variables["HOME"].map { [$0 + "/.gitconfig", $0 + "/.config"] } ?? []
    let settings = (variables["XDG_CONFIG_HOME"].map { [$0] } ?? []) + home.dropFirst()
    // The ignored files of the folders between the tree's root and this one count, too.
    var ignoring: [String] = []
    var above = folder
    while above != tree, above != "/" {
      above = RelativePath.folder(of: above)
      ignoring.append(RelativePath.absolute(".gitignore", in: above))
    }
    return [RelativePath.absolute(".git", in: tree)]
      + ["index", "config", "info/exclude", "commondir"].map { RelativePath.absolute($0, in: git) }
      + ["info/exclude", "config"].map { RelativePath.absolute("../../" + $0, in: git) }
      + home.prefix(1) + settings.flatMap { [$0 + "/git/config", $0 + "/git/ignore"] } + ignoring
  }
}
