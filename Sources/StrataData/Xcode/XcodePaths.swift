/// Where the groups and file references of a project lead, from the code base's root.
struct XcodePaths {
  /// Paths by the identifier of a reference or group; what leads elsewhere is missing.
  private(set) var paths: [String: String] = [:]
  private let visited: Set<String>
  private let folder: String
  private let root: String

  /// No system opens a longer path, however deep groups are nested.
  private static let longest = 4_096

  /// Follows the groups from `main` down; `folder` is the project's folder.
  init(_ objects: XcodeObjects, main: String?, folder: String, root: String) {
    (self.folder, self.root) = (folder, root)
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
    self.visited = visited
    let folders = Set(paths.values)
    for id in visited where paths[id] == nil {
      let object = objects[id]
      guard object.string("sourceTree") == "<absolute>", let own = object.string("path") else {
        continue
      }
      paths[id] = XcodePaths.beside(own, folders: folders, of: folder)
    }
  }

  /// Where a file is that is compiled: one in no group lies below the project's folder, as Xcode has it.
  func path(ofCompiled file: XcodeObject) -> String? {
    if let known = paths[file.id] { return known }
    guard !visited.contains(file.id), file.isa == "PBXFileReference" else { return nil }
    return XcodePaths.path(of: file, in: folder, folder: folder, root: root)
  }

  /// Where a file of somebody else's disk is here, whose project's folder has another name there: in
  /// the group that ends as its folders do, two at least.
  private static func beside(_ path: String, folders: Set<String>, of folder: String) -> String? {
    let components = path.split(separator: "/")
    for start in components.indices.dropLast(2) {
      let candidate = RelativePath.join(folder, components[start...].joined(separator: "/"))
      if let candidate, let home = RelativePath.parent(of: candidate), folders.contains(home) {
        return candidate
      }
    }
    return nil
  }

  /// Where a path leads that goes out of the root and back by the name which that has on somebody else's
  /// disk: `../Shop/Shop/Menu` is `Shop/Menu`.
  private static func backHere(_ path: String, in folder: String) -> String? {
    let components = path.split(separator: "/")
    guard folder.isEmpty, components.count > 2, components[0] == "..", components[1] != ".." else {
      return nil
    }
    return RelativePath.join(folder, components[2...].joined(separator: "/"))
  }

  private static func path(
    of object: XcodeObject, in parent: String?, folder: String, root: String
  ) -> String? {
    let own = object.string("path")
    switch object.string("sourceTree") ?? "<group>" {
    case "<group>":
      guard let own else { return parent }
      return parent.flatMap { RelativePath.join($0, own) ?? backHere(own, in: $0) }
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
