internal import StrataCode
internal import StrataModel

/// What a new file has to import to see some types, written as its neighbours write it.
struct ImportLines {
  private let code: CodeText
  /// The file beside which it is, or in whose target.
  private let home: Int
  private var lines: [String: String] = [:]

  init(_ code: CodeText, beside home: Int) {
    self.code = code
    self.home = home
  }

  /// In order: what is not the project's, then what is.
  var all: [String] {
    let own = Set(code.codebase.workspace.modules.map(\.name))
    let sorted = lines.sorted { $0.key < $1.key }
    return sorted.filter { !own.contains($0.key) }.map(\.value)
      + sorted.filter { own.contains($0.key) }.map(\.value)
  }

  /// Makes a type of the project visible.
  mutating func see(_ id: SymbolID) {
    let codebase = code.codebase
    let file = codebase.symbols[id].place.file
    let targets = codebase.workspace.targets(of: file)
    let here = codebase.workspace.targets(of: home)
    guard targets.isDisjoint(with: here), lines.keys.allSatisfy({ !targets.contains($0) }) else {
      return
    }
    let known = neighbours.flatMap(code.imports).first { targets.contains($0.module) }
    guard let module = known?.module ?? targets.sorted().first else { return }
    let isHidden = codebase.symbols[id].access < .package
    lines[module] = known?.line ?? (isHidden ? "@testable import \(module)" : "import \(module)")
  }

  /// Makes a module visible, written as it is here.
  mutating func see(_ module: String, as line: String? = nil) {
    if lines[module] == nil { lines[module] = line ?? "import \(module)" }
  }

  /// Makes visible what a file sees of what is not the project's.
  mutating func seeForeign(of file: Int) {
    let own = Set(code.codebase.workspace.modules.map(\.name))
    for (module, line) in code.imports(of: file) where !own.contains(module) {
      see(module, as: line.firstRange(of: "import ").map { String(line[$0.lowerBound...]) })
    }
  }

  /// The file itself, then those of its target whose texts are known.
  private var neighbours: [Int] {
    [home]
      + code.texts.keys.sorted().compactMap(code.codebase.index).filter { file in
        file != home
          && code.codebase.workspace.files[file].modules
            == code.codebase.workspace.files[home].modules
      }
  }
}
