internal import StrataCode

/// Weighs the words on the way from the root to a folder, the outermost first.
struct FolderJudge {
  /// The folders judged.
  let tree: FolderTree
  let census: [FolderCensus]
  private let slices: SliceNames
  private let ring: OuterRing
  /// What stands before a strong word in names, with the layers it stands before.
  private let stems: [String: Set<Layer>]
  /// Whether a module is the Domain by its name.
  let hasDomainModule: Bool
  let moduleNames: Set<String>

  /// A judge over the folders and what their files hold.
  init(
    _ tree: FolderTree, _ contents: [FileContent], moduleNames: [String], _ ring: OuterRing,
    _ reader: WordReader
  ) {
    self.tree = tree
    self.ring = ring
    self.moduleNames = Set(moduleNames)
    var stems: [String: Set<Layer>] = [:]
    let modules = moduleNames.map(reader.read)
    hasDomainModule = modules.contains { $0?.meaning == .strong(.domain) }
    for reading in tree.folders.map(\.reading) + modules {
      guard let reading, case .strong(let layer) = reading.meaning else { continue }
      // `DomainData` beside `Domain` is that one's Data.
      stems[reading.isPart ? reading.stem : reading.word, default: []].insert(layer)
    }
    self.stems = stems
    slices = SliceNames(among: tree.folders.map(\.name) + moduleNames)
    var census = tree.total(FolderCensus(), FolderCensus.add) { index in
      let content = contents[index]
      return FolderCensus(
        files: 1, screens: content.isScreen ? 1 : 0, drawing: content.isDrawing ? 1 : 0,
        useCases: content.isUseCase ? 1 : 0,
        promises: content.isPromise ? 1 : 0, outer: content.isOuter ? 1 : 0,
        entries: content.isEntry || content.isWiring ? 1 : 0, starts: content.isEntry ? 1 : 0,
        extensions: content.isExtensions ? 1 : 0)
    }
    for index in tree.folders.indices.reversed() {
      for child in tree.folders[index].children {
        census[index].strongBelow.formUnion(census[child].strongBelow)
        census[index].weakBelow.formUnion(census[child].weakBelow)
        switch tree.folders[child].reading?.meaning {
        case .strong(let layer)?:
          census[index].strongBelow.insert(layer)
          census[index].childLayers.insert(layer)
        case .weak(let layer)? where layer != .common: census[index].weakBelow.insert(layer)
        default: break
        }
      }
    }
    self.census = census
  }

  /// A word in the chain: of a folder, or of a module whose name is no folder's.
  struct Word {
    var reading: WordReading
    var name: String
    var folder: Int?
    var isModule: Bool
  }

  /// The verdict on files of a module in a folder.
  func verdict(on folder: Int, module: (name: String, reading: WordReading)?) -> FolderVerdict {
    var verdict = FolderVerdict()
    var state = ChainState(isLayered: !census[0].strongBelow.isEmpty)
    for word in words(folder, module) { weigh(word, &state, &verdict) }
    if state.declared == .infrastructure, let kit = kit(around: folder) { state.standsOn(kit) }
    let count = census[folder]
    if count.starts > 0, count.childLayers.count + count.weakBelow.count >= 2 {
      state.besideLayers(tree.folders[folder].name)
    }
    verdict.evidence += state.evidence
    verdict.features += state.features
    verdict.declared = state.declared
    verdict.isOfFeature = module?.reading.meaning == .feature
    return verdict
  }

  private func words(_ folder: Int, _ module: (name: String, reading: WordReading)?) -> [Word] {
    var words: [Word] = []
    var isModuleKnown = module == nil
    for index in tree.chain(of: folder) {
      let entry = tree.folders[index]
      guard let reading = entry.reading else { continue }
      let isModule = entry.name == module?.name
      if isModule { isModuleKnown = true }
      if words.last?.name == entry.name {
        words[words.count - 1].folder = index
        continue
      }
      words.append(Word(reading: reading, name: entry.name, folder: index, isModule: isModule))
    }
    if !isModuleKnown, let module {
      words.insert(
        Word(reading: module.reading, name: module.name, folder: nil, isModule: true), at: 0)
    }
    return words
  }

  private func weigh(_ word: Word, _ state: inout ChainState, _ verdict: inout FolderVerdict) {
    switch word.reading.meaning {
    case .test:
      if verdict.test == nil {
        verdict.test = LayerWeights.test.evidence(.folder, Phrase(verbatim: word.name), for: .test)
      }
    case .composition: state.compose(word)
    case .application: weighApplication(word, &state)
    case .demo: weighDemo(word, &state)
    case .strong(let layer):
      if isOfPlatformWithScreens(word) { return }
      if layer == .data, word.reading.isPart, !hasSiblings(word), !keepsUseCases(word) {
        state.weak(word, .data)
        return
      }
      if layer == .data, isSomeData(word) {
        state.weak(word, .data)
        return
      }
      if layer == .domain || layer.ring == .data, isName(ofApp: word, layer) { return }
      if layer == .infrastructure, isOfApp(word) {
        weighApplication(word, &state)
        return
      }
      if layer == .presentation, word.reading.word == "ui", state.isCommon {
        state.weak(word, .common)
        return
      }
      if layer == .domain, isOtherDomain(word) { return }
      if layer.ring == .data, isOfContracts(word) { return }
      if word.reading.word == "platform", isForSystems(word) || !isBesideDomain(word) { return }
      state.strong(
        word, layer, strength: strength(of: word, for: layer), inSlice: isInSlice(word))
    case .weak(.common) where isOtherwise(word): break
    case .weak(let layer) where layer.ring == .data && isPictureKit(word): break
    case .weak(.domain) where isBesideDomainModule(word): break
    // `Cart/Network` in a code base without Data is the outer end of what stands above.
    case .weak(.infrastructure) where ring.isData && state.isLeaning: state.weak(word, .data)
    case .weak(let layer): state.weak(word, layer)
    case .feature: state.feature(word)
    case .neutral: weighNeutral(word, &state)
    }
  }

  private func weighNeutral(_ word: Word, _ state: inout ChainState) {
    if word.reading.word == "interface" { state.interface(word) }
    if word.reading.word == "model" { state.models(word) }
    guard word.reading.word == "core", let folder = word.folder else { return }
    state.isKernel = census[folder].strongBelow.isSubset(of: [.presentation])
  }

  /// A shared folder that holds several layers, or `Extensions` that holds app extensions.
  private func isOtherwise(_ word: Word) -> Bool {
    guard let folder = word.folder else { return false }
    let count = census[folder]
    switch word.reading.word {
    case "extension": return count.extensions * 3 < count.files
    case "shared", "common":
      return count.weakBelow.count >= 2 || !count.strongBelow.subtracting([.presentation]).isEmpty
    default: return false
    }
  }

  private func strength(of word: Word, for layer: Layer) -> ChainState.Strength {
    if word.isModule, word.reading.isPart, hasSiblings(word), !slices.contains(word.name) {
      return .module
    }
    // A screen with an interface of its own is all screen; only Domains hold what implements them.
    let mayHoldSlices = layer != .presentation
    if mayHoldSlices, slices.contains(word.name) { return .vertical }
    guard let folder = word.folder else { return word.reading.isPart ? .part : .whole }
    let below = census[folder].strongBelow
    let children = tree.folders[folder].children.map { tree.folders[$0].name.lowercased() }
    // `Domains/Image/{Entity, Service, Storage}` holds areas of the business, and all rings of each.
    if layer == .domain, word.name.lowercased().hasSuffix("domains"),
      !census[folder].weakBelow.isDisjoint(with: [.data, .infrastructure])
    {
      return .vertical
    }
    let isVertical =
      children.contains { $0 == "interface" || $0 == "interfaces" }
      && children.contains { $0 == "sources" || $0 == "source" || $0 == "testing" }
    let isAmongSlices = tree.folders[folder].parent.map(holdsVerticals) ?? false
    if mayHoldSlices, isVertical || isAmongSlices || holdsVerticals(folder) { return .vertical }
    if layer == .infrastructure, holdsScreens(folder) { return .vertical }
    if word.reading.isPart { return below.count >= 2 ? .vertical : .part }
    return .whole
  }

  /// `Domains/UserDomain/{Interface, Sources}`: the plural holds slices, not a layer; and so does
  /// `Domain/{UserDomain, CartDomain}/{API, DTO, UseCase}`.
  private func holdsVerticals(_ folder: Int) -> Bool {
    let children = tree.folders[folder].children
    func names(_ child: Int) -> [String] {
      tree.folders[child].children.map { tree.folders[$0].name.lowercased() }
    }
    let sliced = children.count { names($0).contains { $0 == "interface" || $0 == "interfaces" } }
    if sliced > 0, sliced * 2 >= children.count { return true }
    let whole = children.count { child in
      tree.folders[child].name.lowercased().hasSuffix("domain")
        && names(child).contains(where: Self.ofServers.contains)
    }
    return whole > 1 && whole * 2 >= children.count
  }

  /// Folders of what asks servers and stores.
  private static let ofServers: Set<String> = [
    "api", "apis", "datasource", "datasources", "dto", "dtos", "network", "remote", "local",
  ]

  /// `LoginData` beside `LoginDomain` is a layer; `LocalData` alone is only some data.
  private func hasSiblings(_ word: Word) -> Bool {
    stems[word.reading.stem, default: []].count >= 2
  }

  private func weighDemo(_ word: Word, _ state: inout ChainState) {
    guard let folder = word.folder else { return }
    let count = census[folder]
    if count.starts > 0, count.strongBelow.isEmpty, count.weakBelow.count < 3 { state.demo(word) }
  }

  /// An app folder is a layer if it wires and does not hold the other layers or the screens.
  private func weighApplication(_ word: Word, _ state: inout ChainState) {
    // `apps` holds whole apps.
    guard let folder = word.folder, word.name.lowercased() != "apps" else { return }
    let count = census[folder]
    if word.reading.word == "application" {
      if implements(folder) {
        state.weak(word, .data)
        return
      }
      if isOfUseCases(word, folder) {
        state.strong(word, .domain, strength: .whole)
        return
      }
    }
    let holdsScreens =
      (count.screens + count.useCases) * 3 >= max(count.files, 12)
      && count.entries * 4 < count.files
      || count.entries == 0 && count.screens * 2 >= count.files
    // The one source folder of a code base with weak words only is no layer either.
    let isEverything = census[0].strongBelow.isEmpty && count.weakBelow.count >= 2
    if count.strongBelow.isEmpty, !holdsScreens, !isEverything { state.application(word) }
  }

  /// Whether an app folder is the ring of use cases around the entities, which may wire a little of
  /// itself; a feature has its interactor among screens.
  private func isOfUseCases(_ word: Word, _ folder: Int) -> Bool {
    let count = census[folder]
    let isRing = isBeside(.domain, folder) && !isBeside(.data, folder)
    if count.screens * 4 >= count.files { return false }
    // Without a use case it may be what the app consists of: its view models, or what starts it.
    guard count.useCases > 0 else {
      return isRing && count.entries == 0 && count.screens == 0 && count.drawing == 0
    }
    return count.entries == 0 && (isRing || count.useCases * 4 >= count.files)
      || word.isModule && count.useCases > count.entries
  }
}
