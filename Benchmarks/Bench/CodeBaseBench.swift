internal import Foundation
internal import StrataData
internal import StrataFeatures
internal import StrataCode

/// Measures one code base, which stays as it is: what has to change is a copy of it.
struct CodeBaseBench {
  let tool: Tool
  let app: String

  /// All figures of the code base.
  func row() throws -> Row {
    let files = try DiskCodebaseReader().read(CodebaseRequest(path: app, projectRoot: app))
      .workspace.files
    var floors: [Usage] = []
    var colds: [Usage] = []
    for _ in 0..<3 {
      floors.append(try tool.parse(files, in: app))
      colds.append(try tool.coldCheck(app))
    }
    let copy = try WorkingCopy(of: app, files: files)
    let cache = try Scratch()
    _ = try tool.check(copy.root, cache: cache.path)
    let bytes = try FileManager.default.attributesOfItem(atPath: cache.path + "/facts.pack")[.size]
    let warm = try Usage.median { try tool.check(copy.root, cache: cache.path) }
    let memory = (
      cold: try tool.coldMemory(app), warm: try tool.memory(copy.root, cache: cache.path)
    )
    let status = try Usage.median { try Tool.status(copy.root) }
    let comment = try Usage.median {
      try copy.comment()
      return try tool.check(copy.root, cache: cache.path)
    }
    let edit = try Usage.median {
      try copy.extend()
      return try tool.check(copy.root, cache: cache.path)
    }
    let living = try LivingCode(app, files: files)
    let texts = try Scratch()
    let overlay = try Usage.median {
      try tool.check(copy.extended(in: texts), in: copy.root, cache: cache.path)
    }
    try copy.extendTen()
    let audit = try? tool.audit(copy.root, cache: cache.path)
    return Row(
      name: URL(fileURLWithPath: app).lastPathComponent, files: files.count,
      lines: files.reduce(0) { $0 + $1.facts.lines.count },
      facts: files.reduce(0) { $0 + $1.facts.count }, floor: floors.median, cold: colds.median,
      warm: warm, status: status, comment: comment, edit: edit,
      overlay: overlay, body: try living.seconds(after: .body),
      signature: try living.seconds(after: .signature), audit: audit,
      cacheBytes: bytes as? Int ?? 0, memory: memory)
  }
}

extension FileFacts {
  /// How many single facts there are.
  fileprivate var count: Int {
    imports.count + declarations.count + parameters.count + references.count + attributes.count
      + shapes.count + madeUpValues.count + regions.count + directives.count
  }
}
