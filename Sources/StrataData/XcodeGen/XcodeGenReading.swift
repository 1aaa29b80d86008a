internal import StrataCode

/// Reads the files of an XcodeGen project: the one that is asked for, below it those it includes.
struct XcodeGenReading {
  private let files: TreeFiles
  private(set) var warnings: [Phrase] = []
  private var visited: Set<String> = []
  /// What merging what is included may still cost.
  var budget = XcodeGenBudget()

  /// How many files one project may include.
  private static let fileLimit = 200

  /// Reads with `files`.
  init(_ files: TreeFiles) { self.files = files }

  /// The project at `path` over what it includes; nil if it cannot be read.
  mutating func project(at path: String, isIncluded: Bool = false) -> XcodeGenNode? {
    guard visited.count < XcodeGenReading.fileLimit, visited.insert(path).inserted else {
      return nil
    }
    let bytes: [UInt8]
    do { bytes = try files.read(path) } catch {
      if isIncluded || error != .missing { warn(path, error.cause) }
      return nil
    }
    var node: XcodeGenNode
    do { node = try XcodeGenNode(yaml: bytes, at: path) } catch {
      // Other tools have a `project.yml` too, and theirs may be as it likes.
      if isIncluded || bytes.contains(Array("targets:".utf8)) { warn(path, error.cause) }
      return nil
    }
    for include in node["include"]?.elements ?? [] {
      guard let name = include.text ?? include["path"]?.text, !name.contains("${") else { continue }
      guard let other = XcodeGenReading.path(name, from: path) else {
        warnings.append(
          Phrase(
            "'\(path)' includes '\(name)', which lies outside the project",
            zh: "'\(path)' 包含位于项目之外的 '\(name)'"))
        continue
      }
      guard let base = project(at: other, isIncluded: true) else { continue }
      let isMoved = include["relativePaths"]?.text == "false"
      let outer = isMoved ? base.moved(to: node.base, &budget) : base
      node = node.merged(over: outer, &budget)
    }
    return node
  }

  /// The path from the root that an include of `file` means; nil if it lies outside.
  private static func path(_ include: String, from file: String) -> String? {
    if include.hasPrefix("/") || include.contains("://") { return nil }
    return RelativePath.join(RelativePath.parent(of: file) ?? "", include)
  }

  private mutating func warn(_ path: String, _ cause: Phrase) {
    warnings.append(.cannotRead(path, cause))
  }
}
