internal import StrataCode
internal import StrataModel

/// A file that no target compiles, beside files that one does.
struct UnbuiltFile: Sendable, Equatable {
  var file: Int
  var target: String
  /// The manifests of the Xcode projects that compile files beside it.
  var projects: Set<String>
  /// The name of its first type.
  var span: Span
  /// Whether somebody took it out of a folder that is compiled.
  var isLeftOut: Bool
}

/// The files that no target compiles, with what else the listing says of them.
struct UnbuiltFiles: Sendable, Equatable {
  /// Those beside files that a target compiles, in order.
  private(set) var files: [UnbuiltFile] = []
  /// By name of these: the targets that compile another file of that name.
  private(set) var namesakes: [String: Set<Int>] = [:]
  /// All that no target compiles, whatever stands beside them.
  private(set) var inNoTarget: [Int] = []

  /// Those of a code base; none where no Xcode project compiles anything.
  init(_ codebase: Codebase) {
    let workspace = codebase.workspace
    let isOfXcode = workspace.modules.map(\.isOfXcode)
    guard isOfXcode.contains(true) else { return }
    var builders: [Substring: [Int]] = [:]
    for file in workspace.files {
      let targets = file.modules.filter { isOfXcode[$0] }
      if !targets.isEmpty { builders[file.folder, default: []] += targets }
    }
    if builders.isEmpty { return }
    // Who takes a file out of a folder that is compiled decides about that file.
    let leftOut = Set(workspace.modules.flatMap(\.leftOut))
    let scripted = Set(workspace.modules.flatMap(\.scripted))
    let foreign = codebase.vendoredFolders
    files = workspace.files.indices.compactMap { index in
      let file = workspace.files[index]
      guard !codebase.isBuilt(index), !scripted.contains(file.path),
        !file.folders.contains("fastlane"),
        !foreign.contains(where: file.path.hasPrefix)
      else { return nil }
      return codebase.unbuilt(
        index, among: builders[file.folder] ?? [], isLeftOut: leftOut.contains(file.path))
    }
    namesakes = codebase.namesakes(of: files.map(\.file))
    inNoTarget = workspace.files.indices.filter { !codebase.isBuilt($0) }
  }
}

extension Codebase {
  /// Whether no target compiles a file, and one does another of its name: it stayed behind when that was
  /// made.
  package func isLeftBehind(_ file: Int) -> Bool {
    !isBuilt(file)
      && workspace.files.indices.contains { other in
        other != file && workspace.files[other].name == workspace.files[file].name
          && isBuilt(other)
      }
  }

  /// A file beside which some targets compile others; nil if it holds nothing that ships.
  fileprivate func unbuilt(
    _ file: Int, among builders: [Int], isLeftOut: Bool
  ) -> UnbuiltFile? {
    guard let target = target(for: file, among: builders),
      let first = facts(file).declarations.first(where: {
        ($0.kind.isType || $0.kind == .extension) && !scopes[file].isExempt($0.span, in: topLevel)
      }), !facts(file).isGenerated, !isSample(of: facts(file)[first.name], file)
    else { return nil }
    return UnbuiltFile(
      file: file, target: target, projects: Set(builders.map { workspace.modules[$0].manifest }),
      span: first.span, isLeftOut: isLeftOut)
  }

  /// Whether a file shows how another has to be written that everybody keeps to himself: `SecretSample.swift`
  /// or `Secret-demo.swift`, which declares `Secret`.
  private func isSample(of type: String, _ file: Int) -> Bool {
    let stem = workspace.files[file].name.prefix { $0 != "." }
    return stem.hasPrefix(type)
      && ["sample", "template", "example", "demo"].contains(
        stem.dropFirst(type.count).drop { "-_".contains($0) }.lowercased())
  }

  /// Folders that are called after a version, as an SDK is that somebody put there whole, where an
  /// Xcode project is outside of them.
  fileprivate var vendoredFolders: [String] {
    var folders: Set<String> = []
    var last: Substring?
    for file in workspace.files where file.folder != last {
      last = file.folder
      // Most folders have no digit in their path.
      guard file.folder.utf8.contains(where: { $0 &- UInt8(ascii: "0") < 10 }) else { continue }
      let parts = file.folders
      guard let named = parts.firstIndex(where: isNamedForVersion) else { continue }
      folders.insert(parts[...named].joined(separator: "/") + "/")
    }
    if folders.isEmpty { return [] }
    let isOutside = workspace.modules.contains { module in
      module.isOfXcode && !folders.contains(where: module.manifest.hasPrefix)
    }
    return isOutside ? folders.sorted() : []
  }

  /// `MapSDK-1.23.10`: a name, and at least two numbers behind a dash, an underscore or a space.
  private func isNamedForVersion(_ folder: Substring) -> Bool {
    guard let dash = folder.lastIndex(where: { "-_ ".contains($0) }), dash != folder.startIndex
    else { return false }
    var version = folder[folder.index(after: dash)...]
    if version.first == "v" { version = version.dropFirst() }
    let numbers = version.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count > 1
      && numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }
  }

  /// By name of some files that no target compiles: the targets that compile another of that name.
  fileprivate func namesakes(of unbuilt: [Int]) -> [String: Set<Int>] {
    if unbuilt.isEmpty { return [:] }
    let names = Set(unbuilt.map { workspace.files[$0].name })
    var targets: [String: Set<Int>] = [:]
    for file in workspace.files where file.modules.contains(where: isOfXcode) {
      let name = file.name
      guard names.contains(name) else { continue }
      targets[name, default: []].formUnion(file.modules.filter(isOfXcode))
    }
    return targets
  }

  /// The name of the target that compiles most of a file's neighbours; for tests, one that runs tests.
  fileprivate func target(for file: Int, among targets: [Int]) -> String? {
    let ranked = targets.ranked.map { workspace.modules[$0.value] }
    return ((isTest(file) ? ranked.first { $0.kind == .test } : nil) ?? ranked.first)?.title
  }
}
