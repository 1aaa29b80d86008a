internal import StrataCode

/// The words of a folder chain weighed so far.
struct ChainState {
  /// How plainly a strong word is said.
  enum Strength {
    /// The whole name is the word.
    case whole
    /// The name of a module beside modules of other layers: the compiler itself holds them apart.
    case module
    /// The word is a part of the name.
    case part
    /// The folder holds a slice through all layers.
    case vertical
  }

  /// The code base names a ring outright somewhere.
  let isLayered: Bool
  /// What the words say.
  private(set) var evidence: [Evidence] = []
  /// What folders of features say.
  private(set) var features: [Evidence] = []
  /// The layer said unmistakably.
  private(set) var declared: Layer?
  /// The first strong word decides what weak ones below it may say.
  private var strong: (layer: Layer, strength: Strength)?
  private var weak: Layer?
  private var isComposed = false
  private var hasVertical = false
  private var hasFeature = false
  private var isApplication = false

  init(isLayered: Bool) { self.isLayered = isLayered }

  /// A shared folder stands above and nothing stronger.
  var isCommon: Bool { strong == nil && (weak == .common || isKernel) }
  /// A word that leans to another ring than the outer one stands above.
  var isLeaning: Bool { weak.map { $0.ring != .data } ?? false }
  /// A core folder that holds no other layer stands above.
  var isKernel = false
  /// Whether a folder of extensions stands above.
  private var isOfExtensions = false

  private mutating func add(_ word: FolderJudge.Word, _ layer: Layer, _ weight: PlainWeight) {
    let bonus = word.isModule ? LayerWeights.moduleBonus : 0
    let kind: Evidence.Kind = word.isModule ? .module : .folder
    evidence.append(weight.evidence(kind, Phrase(verbatim: word.name), for: layer, plus: bonus))
  }

  /// A word for wiring.
  mutating func compose(_ word: FolderJudge.Word) {
    guard !isComposed else { return }
    isComposed = true
    declared = .app
    // What puts a layer's parts together is none of them, whatever stands above.
    evidence = []
    add(word, .app, LayerWeights.composition)
  }

  /// `Infrastructure/DesignSystem` is what an app stands on, not a ring of it.
  mutating func standsOn(_ name: String) {
    func say(_ weight: PlainWeight, _ layer: Layer) {
      evidence.append(weight.evidence(.folder, Phrase(verbatim: name), for: layer))
    }
    say(LayerWeights.looksUndone, .infrastructure)
    say(LayerWeights.shared, .common)
    if !isComposed { declared = nil }
  }

  /// A word that names a layer; the outermost plain one decides.
  ///
  /// A folder below it that holds all layers is a slice, whose own words count.
  mutating func strong(
    _ word: FolderJudge.Word, _ layer: Layer, strength: Strength, inSlice: Bool = false
  ) {
    // `Extensions/Domain` says whose types are extended.
    if isOfExtensions, !word.isModule { return }
    if let outer = strong, outer.strength != .vertical {
      // `Domain/Infra` is the outer ring of what is called Domain; `Domain/UI` is for its values.
      let isOpen =
        outer.strength != .module && outer.layer == .domain && layer != .domain
        && word.reading.word != "ui"
        || outer.strength == .part
      // The compiler holds `DomainData` apart from the `Domain` of the same package.
      let isApart = strength == .module && outer.strength != .module && outer.layer == .domain
      guard strength == .whole && (isOpen || inSlice) || isApart else {
        add(word, layer, LayerWeights.strongBelow)
        return
      }
      if outer.layer != layer { add(word, outer.layer, LayerWeights.strongUndone) }
    }
    strong = (layer, strength)
    if !isComposed { declared = strength == .vertical ? nil : layer }
    switch strength {
    case .whole, .module: add(word, layer, LayerWeights.strong)
    case .part: add(word, layer, LayerWeights.strongPart)
    case .vertical where !hasVertical:
      hasVertical = true
      add(word, layer, LayerWeights.strongVertical)
    case .vertical: break
    }
  }

  /// A folder that holds the app itself.
  mutating func application(_ word: FolderJudge.Word) {
    guard strong == nil, weak == nil, !hasFeature else { return }
    isApplication = true
    add(word, .app, LayerWeights.application)
  }

  /// A demo is an app, even inside a feature.
  mutating func demo(_ word: FolderJudge.Word) {
    guard !isApplication, strong.map({ $0.strength == .vertical }) ?? true else { return }
    isApplication = true
    add(word, .app, LayerWeights.demo)
  }

  /// A word that leans to a layer; the first decides, the strong one above it overrules.
  mutating func weak(_ word: FolderJudge.Word, _ layer: Layer) {
    if word.reading.word == "extension" { isOfExtensions = true }
    if isApplication {
      guard !isLayered, layer != .presentation, !word.reading.isPart else { return }
      // Where no ring is drawn, `App/Extensions` stands in the app's folder and wires nothing.
      isApplication = false
      add(word, .app, LayerWeights.applicationUndone)
    }
    if let strong, strong.strength != .vertical {
      if strong.layer == layer { add(word, layer, LayerWeights.weakAgrees) }
      if strong.strength != .whole, strong.layer == .domain,
        Self.ofData.contains(word.reading.word)
      {
        add(word, layer, LayerWeights.sentBelow)
      }
      if strong.layer == .infrastructure, LayerWords.looks.contains(word.reading.word) {
        standsOn(word.name)
      }
      return
    }
    // The outer end of a slice through Domain is that slice's Data.
    let layer = layer == .infrastructure && strong?.layer == .domain ? .data : layer
    let isFirst = weak == nil
    if weak == .common || layer == .common && !isShared(word) { return }
    weak = weak ?? layer
    let whole = layer == .common ? LayerWeights.shared : LayerWeights.weak
    let part = layer == .common ? LayerWeights.sharedPart : LayerWeights.weakPart
    let weight = word.reading.isPart ? part : whole
    add(word, layer, isFirst ? weight : LayerWeights.weakBelow)
  }

  /// Words for what Domain asks nobody for.
  private static let ofData: Set<String> = ["dto", "datasource", "endpoint"]

  /// What a feature or a slice shares with itself is not common; a design system is.
  private func isShared(_ word: FolderJudge.Word) -> Bool {
    guard weak == nil, strong == nil else { return false }
    return !hasFeature || LayerWords.designSystems.contains(word.reading.word)
  }

  /// `Interface` beside `Sources` holds what the slice promises.
  mutating func interface(_ word: FolderJudge.Word) {
    guard let strong, strong.strength == .vertical else { return }
    add(word, strong.layer, LayerWeights.sliceInterface)
  }

  /// A folder of models leans to Domain where nothing else is said.
  mutating func models(_ word: FolderJudge.Word) {
    guard strong == nil, weak == nil, !isApplication, !hasFeature else { return }
    add(word, .domain, LayerWeights.models)
  }

  /// The folder that holds the layers holds the app's own files too.
  mutating func besideLayers(_ folder: String) {
    guard strong == nil, weak == nil, !isApplication else { return }
    let home = folder.isEmpty ? Phrase("the root", zh: "根目录") : Phrase(verbatim: folder)
    evidence.append(
      LayerWeights.besideLayers.evidence(
        .folder, Phrase("\(home), which holds the layers", zh: "\(home)，各层都在其中"), for: .app))
  }

  /// A folder of screens by feature.
  mutating func feature(_ word: FolderJudge.Word) {
    guard strong == nil, weak == nil, !evidence.contains(where: { $0.layer == .presentation })
    else {
      return
    }
    guard !hasFeature else { return }
    hasFeature = true
    features.append(
      LayerWeights.feature.evidence(
        word.isModule ? .module : .folder,
        Phrase("\(word.name), features", zh: "\(word.name)，存放各个功能"), for: .presentation))
  }
}
