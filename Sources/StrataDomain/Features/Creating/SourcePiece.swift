/// A part as it is written into a file, alone or beside others.
struct SourcePiece: Equatable {
  /// The modules that it needs: Foundation, and those of the project.
  var imports: Set<String> = []
  var text: String

  init(_ imports: Set<String>, _ text: String) {
    self.imports = imports
    self.text = text
  }

  init(_ text: String) { self.text = text }

  /// A file of pieces: what all of them need, then each of them.
  static func file(of pieces: [SourcePiece]) -> String {
    let imports = pieces.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    let lines = imports.filter { $0 != network }.sorted().map { line($0) }.joined()
    let guarded =
      imports.contains(network)
      ? "\n#if canImport(\(network))\nimport \(network)\n#endif\n" : ""
    let head = lines + guarded
    return (head.isEmpty ? "" : head + "\n") + pieces.map(\.text).joined(separator: "\n\n") + "\n"
  }

  /// Where requests are, outside of Apple's platforms.
  static let network = "FoundationNetworking"

  private static func line(_ module: String) -> String {
    module.hasPrefix("@") ? "\(module)\n" : "import \(module)\n"
  }
}
