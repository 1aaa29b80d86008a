internal import StrataCode

/// Which files name the types of which others, each pair once.
struct UseGraph: Sendable {
  /// By file: the files whose types it names, sorted.
  private(set) var names: [[Int]]
  /// By file: the files that name its types, sorted.
  private(set) var namedBy: [[Int]]

  /// The pairs that resolved references make.
  init(
    _ code: ResolvedCode, by workforce: Workforce
  ) {
    names = workforce.map(code.workspace.files.count) { Self.names(of: $0, in: code) }
    namedBy = Array(repeating: [], count: names.count)
    for file in names.indices {
      for home in names[file] { namedBy[home].append(file) }
    }
  }

  /// The files whose types a file names, sorted.
  static func names(of file: Int, in code: ResolvedCode) -> [Int] {
    var targets: Set<Int> = []
    for target in code.references[file] {
      guard case .symbol(let id) = target else { continue }
      let home = code.symbols[id].place.file
      if home != file { targets.insert(home) }
    }
    return targets.sorted()
  }
}
