internal import StrataCode

/// Whether a code base draws a Domain layer at all.
///
/// Placement gives every file its likeliest layer, also in a library or in an app of views and
/// services that never promised more. Rules about who may know Domain, or what Domain may know,
/// hold such code to a diagram nobody drew, so they are silent there. A Domain is drawn by names:
/// what files hold makes them alike, and nobody's promise.
struct DrawnLayers {
  /// Enough files are in Domain by settings, module or folder; in a library, which may call so what
  /// it serves, something beside them must show that a layer is meant: rules of the business, or
  /// another layer that a name draws.
  let hasDomain: Bool

  init(_ placed: PlacedCode) {
    let placements = placed.placements
    let isStated = placements.contains {
      $0.layer == .domain && $0.evidence.first?.kind == .settings
    }
    if isStated || Self.isModuleDrawn(placed) {
      hasDomain = true
      return
    }
    let ruled = Self.filesOfRules(placed)
    let shipping = placements.indices.filter {
      placements[$0].layer != nil && placements[$0].layer != .test
    }
    let isLibrary = Self.isLibrary(placed, shipping)
    let named = Self.withoutVIPER(shipping.filter { Self.isDrawn(placements[$0]) }, placed)
    let declared = named.filter {
      placements[$0].declared == .domain && !Self.runsScreen(placed.resolved.facts($0))
    }
    let leaning = named.filter { placements[$0].declared != .domain && ruled.contains($0) }
    let isLayer =
      !isLibrary || shipping.count < Self.fewFiles
      || declared.contains(where: ruled.contains)
      || shipping.contains { file in
        [.data, .presentation].contains(placements[file].declared?.ring)
          && placements[file].isAnchored
      }
    let drawn = declared.count + (isLibrary ? 0 : leaning.count)
    // One file that asks for nothing, in a folder that is called so, is a value in a folder.
    // Nor do a few draw it alone, in an app that asks for nothing anywhere.
    let isAmongOthers =
      drawn > 1
      && (drawn >= Self.fewValues || !ruled.isEmpty
        || shipping.contains {
          placements[$0].declared?.ring == .data && placements[$0].isAnchored
        })
    let isMore =
      shipping.count < Self.manyFiles || isAmongOthers || declared.contains(where: ruled.contains)
      || !leaning.isEmpty
    hasDomain = isLayer && drawn > 0 && isMore && drawn * Self.share >= shipping.count
  }

  /// Whether all but a tenth of the files are in libraries that manifests declare: what starts
  /// something there shows it at work, or only starts it.
  private static func isLibrary(_ placed: PlacedCode, _ shipping: [Int]) -> Bool {
    let workspace = placed.resolved.workspace
    let inside = shipping.count { file in
      let modules = workspace.files[file].modules
      return !modules.isEmpty && modules.allSatisfy { workspace.modules[$0].kind == .library }
    }
    return inside * 10 > shipping.count * 9
  }

  /// Whether a file is made with a library whose features call their reducers their domain.
  private static func runsScreen(_ facts: FileFacts) -> Bool {
    facts.imports.contains { facts[$0.module] == "ComposableArchitecture" }
  }

  /// The files but those of interactors in an app that has presenters: there they are VIPER's, one for
  /// each screen.
  private static func withoutVIPER(_ files: [Int], _ placed: PlacedCode) -> [Int] {
    let others = files.filter { !isInteractor($0, placed) }
    guard others.count < files.count else { return files }
    let symbols = placed.resolved.symbols
    let presenters = symbols.ids.count { id in
      symbols[id].kind == .class && symbols.words(of: id).ends(in: "presenter")
    }
    return presenters > 1 ? others : files
  }

  /// Whether a file holds interactors, and nothing but that says Domain of it.
  private static func isInteractor(_ file: Int, _ placed: PlacedCode) -> Bool {
    let source = placed.resolved.workspace.files[file]
    let words = source.path.split(separator: "/").flatMap { NameWords(String($0)).all }
    return words.contains { $0 == "interactor" || $0 == "interactors" }
      && Set(words).isDisjoint(with: ["domain", "usecase", "usecases", "business", "entities"])
  }

  /// Whether a file is in Domain, and a name says so that its content bears out.
  private static func isDrawn(_ placement: Placement) -> Bool {
    placement.layer == .domain && placement.isAnchored
      && placement.evidence.contains { $0.kind.isName && $0.layer == .domain }
  }

  /// The files that hold use cases or ask for repositories.
  private static func filesOfRules(_ placed: PlacedCode) -> Set<Int> {
    let symbols = placed.resolved.symbols
    let types = symbols.ids.lazy.filter {
      symbols[$0].parent == nil && !placed.roles[$0].isDisjoint(with: roles)
    }
    return Set(types.map { symbols[$0].place.file })
  }

  private static let roles: Roles = [.useCase, .useCaseProtocol, .repositoryProtocol]

  /// Whether a module that ships bears a word of Domain and holds nothing else.
  private static func isModuleDrawn(_ placed: PlacedCode) -> Bool {
    let workspace = placed.resolved.workspace
    let words: Set<String> = ["domain", "usecase", "usecases", "interactors", "entities"]
    var outside = workspace.modules.map { module in
      module.kind != .library
        || words.isDisjoint(with: NameWords(module.name).all)
          && !NameWords(module.name).ends(in: "usecases")
    }
    var isEmpty = outside.map { _ in true }
    for (index, file) in workspace.files.enumerated() {
      for module in file.modules {
        isEmpty[module] = false
        if placed.placements[index].layer != .domain { outside[module] = true }
      }
    }
    return outside.indices.contains { !outside[$0] && !isEmpty[$0] }
  }

  /// As many are an app, of which one file says little.
  private static let manyFiles = 20

  /// Fewer are a folder of values, where nobody asks for any.
  private static let fewValues = 5

  /// Too few to tell what a library is by.
  private static let fewFiles = 10

  /// One file in so many draws a layer; in real apps that have a Domain it is one in two to ten.
  private static let share = 33
}
