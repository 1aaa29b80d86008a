package import StrataCode

/// Reads off a code base which school it follows.
package struct ProfileReader {
  let codebase: Codebase
  /// By file index: whether it shows others at work.
  private let isSample: [Bool]
  let known = Answers()

  /// What was asked for already.
  final class Answers {
    private var presenters: Set<SymbolID>?

    /// The views that show other screens, found once.
    func presenters(_ find: () -> Set<SymbolID>) -> Set<SymbolID> {
      if let presenters { return presenters }
      let found = find()
      presenters = found
      return found
    }
  }

  package init(_ codebase: Codebase) {
    self.codebase = codebase
    let samples = Samples(codebase.workspace)
    isSample = codebase.workspace.files.map { samples.contains($0.path) }
  }

  /// The profile that is asked for, or that settings choose, or the one that the code shows, with its reason.
  package func profile(_ chosen: Profile?) -> DetectedProfile {
    if let chosen { return .asked(chosen) }
    if let stated = codebase.workspace.settings.profile?.profile {
      let file = codebase.workspace.settings.file ?? Settings.fileName
      return DetectedProfile(
        stated,
        reason: Phrase(
          "as '\(file)' says: \(stated.summary)", zh: "按 '\(file)' 的设置：\(stated.summary)"),
        isDetected: false)
    }
    if let reason = routes() { return DetectedProfile(.router, reason: reason, isDetected: true) }
    if let reason = interactors() {
      return DetectedProfile(.interactor, reason: reason, isDetected: true)
    }
    if let reason = actions() { return DetectedProfile(.layered, reason: reason, isDetected: true) }
    if let reason = services() {
      return DetectedProfile(.domainFirst, reason: reason, isDetected: true)
    }
    if let reason = shortcuts() {
      return DetectedProfile(.pragmatic, reason: reason, isDetected: true)
    }
    return .standard
  }

  var types: some Sequence<SymbolID> {
    codebase.symbols.ids.filter { codebase.isProduction($0) && !isSample($0) }
  }

  func types(_ role: Role) -> [SymbolID] {
    codebase.types(role).filter { !isSample($0) }
  }

  func isSample(_ id: SymbolID) -> Bool {
    isSample[codebase.symbols[id].place.file]
  }

  func name(_ id: SymbolID) -> String { "'\(codebase.symbols[id].qualifiedName)'" }

  func ends(_ id: SymbolID, in suffix: String) -> Bool {
    codebase.symbols.words(of: id).ends(in: suffix)
  }

  /// Interactors, and nobody holds a screen's state for it.
  private func interactors() -> Phrase? {
    let interactors = types.filter {
      codebase.roles.has($0, .useCase) && ends($0, in: "interactor")
    }
    guard interactors.count >= 2, !types.contains(where: { codebase.roles.has($0, .viewModel) })
    else { return nil }
    return Phrase(
      "\(interactors.count) interactors, such as \(name(interactors[0])), and no view model",
      zh: "有 \(interactors.count) 个 Interactor（如 \(name(interactors[0]))），没有 ViewModel")
  }

  /// Structs of closures that view models are given, and coordinators that fill them.
  private func actions() -> Phrase? {
    let given = Set(
      codebase.seen(inEach: types(.viewModel)) { codebase.held(by: $0).map(\.type) })
    let actions = given.sorted().first { id in
      codebase.symbols[id].kind == .struct && ends(id, in: "actions")
        && !codebase.storedProperties(of: id).isEmpty && codebase.methods(of: id).isEmpty
    }
    guard let actions, let coordinator = types(.coordinator).first else { return nil }
    return Phrase(
      "\(name(actions)) holds closures for navigation, and \(name(coordinator)) coordinates",
      zh: "\(name(actions)) 保存导航用的闭包，\(name(coordinator)) 负责协调")
  }
}

extension DetectedProfile {
  /// The profile that somebody asks for.
  package static func asked(_ profile: Profile) -> DetectedProfile {
    DetectedProfile(
      profile, reason: Phrase("as asked: \(profile.summary)", zh: "按指定：\(profile.summary)"),
      isDetected: false)
  }
}
