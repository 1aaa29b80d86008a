/// Which Swift files and folders the targets of a project compile.
struct XcodeMembership {
  /// Files by the target's identifier.
  private(set) var files: [String: [String]] = [:]
  /// Synchronized folders by the target's identifier.
  private(set) var folders: [String: [FolderClaim]] = [:]

  /// The members of `targets`.
  init(_ objects: XcodeObjects, paths: XcodePaths, targets: [XcodeObject]) {
    var owners: [String: Set<String>] = [:]
    for target in targets {
      for phase in target.strings("buildPhases").map({ objects[$0] })
      where phase.isa == "PBXSourcesBuildPhase" {
        let members = phase.strings("files").flatMap {
          XcodeMembership.files(objects[$0].string("fileRef"), objects, paths)
        }
        files[target.id, default: []] += members
      }
      for group in target.strings("fileSystemSynchronizedGroups") {
        owners[group, default: []].insert(target.id)
      }
    }
    for (id, owners) in owners.sorted(by: { $0.key < $1.key }) {
      addFolder(objects[id], objects, paths, owners: owners)
    }
    addForeignMembers(objects, paths, targets: targets, owners: owners)
  }

  /// The Swift files behind a reference: itself, or the variants of a group.
  private static func files(
    _ reference: String?, _ objects: XcodeObjects, _ paths: XcodePaths
  ) -> [String] {
    guard let reference else { return [] }
    return ([reference] + objects[reference].strings("children"))
      .compactMap { paths.path(ofCompiled: objects[$0]) }
      .filter { $0.hasSuffix(".swift") }
  }

  private mutating func addFolder(
    _ group: XcodeObject, _ objects: XcodeObjects, _ paths: XcodePaths, owners: Set<String>
  ) {
    guard let folder = paths.paths[group.id] else { return }
    for owner in owners.sorted() {
      let excluded = group.strings("exceptions").map { objects[$0] }
        .filter { $0.isMembershipException && $0.string("target") == owner }
        .flatMap { $0.strings("membershipExceptions") }
        .compactMap { RelativePath.join(folder, $0) }
      folders[owner, default: []].append(
        FolderClaim(folder: folder, excluded: Set(excluded), isExclusive: false))
    }
  }

  /// Exceptions for targets that do not own the folder are files they compile all the same.
  private mutating func addForeignMembers(
    _ objects: XcodeObjects, _ paths: XcodePaths, targets: [XcodeObject],
    owners: [String: Set<String>]
  ) {
    let known = Set(targets.map(\.id))
    for id in paths.paths.keys.sorted() {
      let group = objects[id]
      guard group.isa == "PBXFileSystemSynchronizedRootGroup", let folder = paths.paths[id] else {
        continue
      }
      for exception in group.strings("exceptions").map({ objects[$0] })
      where exception.isMembershipException {
        guard let target = exception.string("target"), known.contains(target),
          owners[id]?.contains(target) != true
        else { continue }
        files[target, default: []] += exception.strings("membershipExceptions")
          .filter { $0.hasSuffix(".swift") }
          .compactMap { RelativePath.join(folder, $0) }
      }
    }
  }
}

extension XcodeObject {
  fileprivate var isMembershipException: Bool {
    isa == "PBXFileSystemSynchronizedBuildFileExceptionSet"
  }
}
