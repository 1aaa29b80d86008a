internal import StrataCode
internal import StrataModel

/// Plans a test double for a protocol of the project.
struct DoubleWriter {
  let code: CodeText
  let conventions: Conventions
  let contract: DoubledProtocol
  let style: DoubleStyle
  /// What is saved of the Xcode projects whose targets compile the double that is followed, by path.
  var projects: [String: [UInt8]] = [:]

  private var codebase: Codebase { code.codebase }

  /// The files whose texts are needed for a double of a protocol beside another file.
  static func files(
    for contract: SymbolID, _ style: DoubleStyle, in codebase: Codebase
  ) -> Set<String> {
    let family = DoubledProtocol.family(of: contract, in: codebase)
    let places = family.map { codebase.symbols[$0].place.file } + [style.home]
    return Set(places.map { codebase.workspace.files[$0].path })
  }

  /// The plan: one file beside the followed double's.
  func plan(_ request: AddRequest) throws(AddError) -> EditPlan {
    var plan = EditPlan(
      Phrase(
        "add double \(style.name) of \(contract.name)", zh: "新增 \(contract.name) 的替身 \(style.name)"),
      .safe)
    try add(to: &plan, in: request.folder)
    return plan
  }

  /// Adds the double to a plan.
  func add(to plan: inout EditPlan, in folder: String?) throws(AddError) {
    try codebase.requireFree(style.name)
    let old = style.example.map { codebase.symbols[$0.contract].name } ?? ""
    var file = try NewFile(
      "\(style.name).swift", like: style.home,
      about: (
        NamePattern(old)?.subject ?? old, NamePattern(contract.name)?.subject ?? contract.name
      ), NewFolder.Wish(folder: folder, isByModel: true), in: code, conventions)
    try file.requireFree(for: style.name)
    file.names = [contract.name]
    file.add(
      text(file.style.indent).lines, imports: importLines, because: reason,
      listedIn: projects, to: &plan)
  }

  private var reason: Phrase {
    guard let example = style.example else {
      return Phrase("a double of '\(contract.name)'", zh: "'\(contract.name)' 的替身")
    }
    let name = codebase.symbols[example.id].name
    return Phrase("beside '\(name)'", zh: "位于 '\(name)' 旁边")
  }

  /// The text of the double with its state and answers.
  func text(_ indent: String) -> DoubleText {
    DoubleText(
      contract: contract, name: style.name, form: form, access: accessWord, step: indent,
      calls: style.calls, result: style.result)
  }

  /// How far the followed double is seen, and no further than the protocol.
  private var accessWord: String {
    let shown = style.example.map { codebase.symbols[$0.id].access } ?? .internal
    let access = min(shown, codebase.symbols[contract.id].access)
    return access >= .package ? ConventionReader.word(access == .open ? .public : access) + " " : ""
  }

  /// An actor where that suffices, a class of its own lock where calls come from anywhere.
  private var form: DoubleText.Form {
    let followed = style.example.map { codebase.symbols[$0.id] }
    let isSharedClass =
      followed?.kind == .class
      && style.example.map {
        codebase.symbols.externalSupertypes[Int($0.id.index)].contains("Sendable")
      } == true
    switch contract.isolation {
    case .mainActor: return .mainActorClass
    case .actor: return .actor
    case .none:
      if isSharedClass { return .lockedClass }
      return followed?.kind == .actor && canBeActor ? .actor : .finalClass
    case .sendable: return !isSharedClass && canBeActor ? .actor : .lockedClass
    }
  }

  /// Whether everything is awaited, and all that is handed over may be.
  private var canBeActor: Bool {
    let known = KnownConformances(codebase: codebase)
    return contract.requirements.allSatisfy { one in
      let types = one.parameters.map(\.type) + [one.result]
      let names = types.flatMap { AddedField(name: "_", type: $0).typeNames }
      return !one.isProperty && one.isAsync && !types.contains(where: TypeText.isFunction)
        && names.allSatisfy { known.conforms($0, to: "Sendable") || $0 == "Void" }
    }
  }

  private var importLines: [String] {
    var imports = ImportLines(code, beside: style.home)
    for type in DoubledProtocol.family(of: contract.id, in: codebase) {
      imports.see(type)
      imports.seeForeign(of: codebase.symbols[type].place.file)
      for member in codebase.members(of: type) {
        for naming in codebase.writtenTypes(of: member) { imports.see(naming.named) }
      }
    }
    if form == .lockedClass { imports.see("Foundation") }
    return imports.all
  }
}
