/// Where the groups and file references of a project lead, from the code base's root.
struct XcodePaths {
  /// Paths by the identifier of a reference or group; what leads elsewhere is missing.
  private(set) var paths: [String: String] = [:]

  /// No system opens a longer path, however deep groups are nested.
  private static let longest = 4_096

  /// Follows the groups from `main` down; `folder` is the project's folder.
  init(_ objects: XcodeObjects, main: String?, folder: String, root: String) {
    var visited: Set<String> = []
    var pending: [(id: String, parent: String?)] = main.map { [($0, folder)] } ?? []
    while let (id, parent) = pending.popLast() {
      guard visited.insert(id).inserted else { continue }
      let object = objects[id]
      var path = XcodePaths.path(of: object, in: parent, folder: folder, root: root)
      if let length = path?.utf8.count, length > Self.longest { path = nil }
      if let path { paths[id] = path }
      for child in object.strings("children") { pending.append((child, path)) }
    }
  }

  private static func path(
    of object: XcodeObject, in parent: String?, folder: String, root: String
  ) -> String? {
    let own = object.string("path")
    switch object.string("sourceTree") ?? "<group>" {
    case "<group>":
      guard let own else { return parent }
      return parent.flatMap { RelativePath.join($0, own) }
    case "SOURCE_ROOT", "<project>":
      return RelativePath.join(folder, own ?? "")
    case "<absolute>":
      return own.flatMap {
        RelativePath.make($0, from: root) ?? moved($0, folder: folder, root: root)
      }
    default:
      return nil
    }
  }

  /// Where a file of somebody else's disk is here: what stands behind the project's folder in its
  /// path, as far as folders of that name can tell.
  private static func moved(_ path: String, folder: String, root: String) -> String? {
    let name = (folder.isEmpty ? root : folder).split(separator: "/").last
    let components = path.split(separator: "/")
    guard let start = components.firstIndex(where: { $0 == name }) else { return nil }
    return RelativePath.join(folder, components[(start + 1)...].joined(separator: "/"))
  }
}
