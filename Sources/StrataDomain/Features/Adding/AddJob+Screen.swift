internal import StrataCode
internal import StrataModel

extension AddJob {
  /// A screen: its view, and what drives it, without what earlier plans were refused for.
  func screen(_ demands: AddDemands) throws(AddError) -> EditPlan {
    let example = try ScreenExample.best(like: request.like, conventions, in: codebase)
    let files = CodeText.files(around: example.all, in: codebase)
    var projects: [Int: [String: [UInt8]]] = [:]
    for file in Set(example.all.map { codebase.symbols[$0].place.file }) {
      projects[file] = try self.projects(of: file)
    }
    return try ScreenWriter(
      code: CodeText(codebase: codebase, texts: try texts.texts(of: files)),
      conventions: conventions, example: example, subject: try subject(of: example),
      projects: projects, demands: demands
    ).plan(request)
  }

  /// What of the example's names is told for something else.
  private func subject(of example: ScreenExample) throws(AddError) -> SubjectName {
    if let subject = request.subject { return subject }
    let new = ScreenExample.stem(of: request.name) ?? request.name
    var (old, stem) = (example.stem, new)
    // `OrderList` and `InvoiceList` are about an order and an invoice.
    while let last = NameWords.split(old).last, NameWords.split(stem).last == last,
      old.count > last.count, stem.count > last.count
    {
      old = String(old.dropLast(last.count))
      stem = String(stem.dropLast(last.count))
    }
    var subject = SubjectName(from: old, to: stem)
    let entities = codebase.types(.entity).map { codebase.symbols[$0].name }
    if let shown = request.shown {
      let entity = SubjectName(of: example.stem, to: shown, in: codebase).old
      guard codebase.symbols.topLevelTypes(named: shown).first != nil else {
        throw .noModel(shown, similar: shown.nearestFew(in: entities, atMost: 3))
      }
      if entity != old { subject.second = (entity, shown) }
    }
    if let asked = request.asked { try tell(asked, for: example, in: &subject) }
    return subject
  }

  /// Puts what is asked in the place of what the example asks.
  private func tell(
    _ asked: String, for example: ScreenExample, in subject: inout SubjectName
  ) throws(AddError) {
    let parts = asked.split(separator: ".").map { String($0) }
    let wanted = Role.asked.flatMap(codebase.types)
    guard let type = parts.first, wanted.contains(where: { codebase.symbols[$0].name == type })
    else {
      let names = wanted.map { codebase.symbols[$0].name }
      throw .noModel(asked, similar: asked.nearestFew(in: names, atMost: 3))
    }
    guard let driver = example.driver else { return }
    for property in codebase.storedProperties(of: driver) {
      guard
        let held = codebase.writtenTypes(of: property).first(where: { wanted.contains($0.type) })
      else { continue }
      subject.names[codebase.symbols[held.type].name] = type
      let name = codebase.name(property)
      if subject.isAbout(name) {
        let bare = type.hasSuffix("Protocol") ? String(type.dropLast(8)) : type
        let isLong = name.hasSuffix("UseCase") || !bare.hasSuffix("UseCase")
        let own = isLong ? bare : String(bare.dropLast(7))
        subject.names[name] = own.prefix(1).lowercased() + own.dropFirst()
      }
      if parts.count > 1 {
        let methods = codebase.methods(of: held.type).map(codebase.name)
        if methods.count == 1 { subject.names[methods[0]] = parts[1] }
      }
      return
    }
  }
}

extension Role {
  /// What a screen asks.
  fileprivate static let asked: [Role] = [
    .useCaseProtocol, .useCase, .repositoryProtocol, .screenInteractor,
  ]
}
