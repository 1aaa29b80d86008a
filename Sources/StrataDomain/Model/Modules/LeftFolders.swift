internal import StrataCode

/// The folders at the root of which Xcode projects name some files, and nothing names the others: where
/// nothing that is compiled names a type of these, they are an older app whose place newer modules have
/// taken.
struct LeftFolders: Sendable {
  /// By folder: the types at the top of the files that no project names.
  private var types: [Substring: Set<String>] = [:]
  /// Modules that a manifest or project declares.
  private let declared: Set<Int>

  /// Those of a workspace of which some modules are `declared`.
  init(_ workspace: Workspace, declared: Set<Int>) {
    self.declared = declared
    var named: Set<Substring> = []
    for file in workspace.files {
      guard declared.isDisjoint(with: file.modules) else {
        let isOfXcode = file.modules.contains {
          workspace.modules[$0].manifest.hasSuffix(".pbxproj")
        }
        if isOfXcode { named.insert(file.path.prefix { $0 != "/" }) }
        continue
      }
      if file.modules.allSatisfy({ workspace.modules[$0].kind == .folder }) {
        types[file.path.prefix { $0 != "/" }, default: []].formUnion(Self.typeNames(file.facts))
      }
    }
    types = types.filter { named.contains($0.key) && $0.value.count >= Self.fewest }
  }

  /// Fewer types are forgotten files, and no older app.
  private static let fewest = 10

  private static func typeNames(_ facts: FileFacts) -> [String] {
    facts.declarations.filter { $0.parent < 0 && $0.kind.isType }.map { facts[$0.name] }
  }

  /// Those of which nothing that is compiled names a type.
  func unnamed(in workspace: Workspace) -> Set<Substring> {
    var left = types
    for file in workspace.files where !left.isEmpty && isCompiled(file) {
      let names = Self.names(in: file.facts)
      for (top, types) in left where !types.isDisjoint(with: names) { left[top] = nil }
    }
    return Set(left.keys)
  }

  /// Whether some files name the same of their types in two readings.
  func areNamed(alike old: Workspace, _ new: Workspace, in files: [Int]) -> Bool {
    let all = types.values.reduce(into: Set()) { $0.formUnion($1) }
    return all.isEmpty
      || files.allSatisfy { file in
        !isCompiled(new.files[file])
          || Self.names(in: old.files[file].facts).intersection(all)
            == Self.names(in: new.files[file].facts).intersection(all)
      }
  }

  private func isCompiled(_ file: SourceFile) -> Bool {
    !declared.isDisjoint(with: file.modules)
  }

  private static func names(in facts: FileFacts) -> Set<String> {
    Set(facts.references.map { facts[$0.name] })
  }
}
