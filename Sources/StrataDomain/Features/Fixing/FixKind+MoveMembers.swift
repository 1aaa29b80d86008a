internal import StrataCode
internal import StrataModel
internal import StrataRules

extension FixKind {
  /// Moves what a value draws, or is made of, to an extension in the layer that may know it.
  static let moveMembers: FixKind = FixKind(
    "move-members", .choice,
    Phrase(
      "move the members of a value that draw, or that read a DTO, to an extension in their own layer",
      zh: "把值类型中用于绘制或读取 DTO 的成员移到所属层的扩展中"),
    step: build
  ) { (subject) throws(ChangeError) in
    switch subject.finding.rule {
    case Rule.frameworkInDomain.id, Rule.uiInKernel.id: try drawing(subject)
    case Rule.dtoInDomain.id: try mapping(subject)
    default: nil
    }
  }

  /// The members that need a user-interface framework go to the screens that ask for them.
  private static func drawing(_ subject: FixSubject) throws(ChangeError) -> FixProposal? {
    let codebase = subject.codebase
    let facts = codebase.facts(subject.file)
    let line = subject.finding.location.start.line
    let drawn = zip(facts.references, codebase.references[subject.file]).filter {
      $0.1 == .external && !StandardTypes.explain([facts[$0.0.name]])
    }.map(\.0)
    guard !drawn.isEmpty, let move = try MemberMove(around: drawn, in: subject),
      let dropped = DroppedImport(
        onLine: line, of: subject.file, subject.text, in: codebase, without: move.spans),
      subject.line(-1)?.words.first?.hasPrefix("#") != true,
      let home = try home(of: move, subject)
    else { return nil }
    let name = codebase.symbols[move.id].name + "+Presentation.swift"
    let path = home.path + "/" + name
    guard codebase.index(ofFile: path) == nil else { return nil }
    let style = try subject.style(like: subject.text)
    let source = codebase.workspace.files[subject.file]
    // The framework hands Foundation on.
    let imports = move.code.imports.filter { $0 != "import Foundation" }
    let lines = imports + [""] + move.written
    let without = Phrase(
      "without '\(dropped.import.module)'", zh: "去掉 '\(dropped.import.module)'")
    var proposal = FixProposal(
      dropped.actions(at: source.path).map { Edit($0, because: without) } + [
        Edit(
          .create(path: path, text: style.text(of: lines, file: name, like: source.name)),
          because: Phrase("draws '\(codebase.symbols[move.id].name)'", zh: "负责绘制"))
      ])
    proposal.edits += move.cut(source.path)
    proposal.intents[path] = EditPlan.Intent(
      layer: .presentation, modules: codebase.workspace.targets(of: subject.file))
    let isListed = try proposal.list(
      name, in: home, as: subject.file, codebase, subject.texts)
    return isListed ? proposal : nil
  }

  /// Where all that asks for the members is; nil where nobody does, or others than screens do.
  private static func home(
    of move: MemberMove, _ subject: FixSubject
  ) throws(ChangeError) -> FixHome.Folder? {
    let codebase = subject.codebase
    let files = codebase.workspace.files
    let users = try move.users(subject)
    let modules = files[subject.file].modules
    guard !users.isEmpty, !move.names.isEmpty, !modules.isEmpty,
      users.allSatisfy({
        codebase.layer(ofFile: $0) == .presentation && files[$0].modules == modules
      })
    else { return nil }
    // A member of that name may be asked of another type.
    let naming = users.filter { codebase.references[$0].contains(.symbol(move.id)) }
    let askers = naming.isEmpty ? users : naming
    var common = files[askers[0]].folders
    for user in askers {
      common = zip(common, files[user].folders).prefix { $0 == $1 }.map(\.0)
    }
    // The folder of all screens, or of one of them, and none above; no file is the first in a folder
    // that holds nothing but folders.
    let path = common.joined(separator: "/")
    let isInside = codebase.workspace.files.indices.contains {
      files[$0].path.hasPrefix(path + "/") && codebase.scopes[$0].isProduction
        && codebase.layer(ofFile: $0) != .presentation
    }
    guard !common.isEmpty, !isInside,
      let neighbour = files.first(where: { $0.folder == path && $0.modules == modules })
    else { return nil }
    return FixHome.Folder(path: path, neighbour: neighbour.path)
  }

  /// The members that read a DTO go to the end of its file, and with them those of the file that read
  /// others; nil where what stays of the type would still read one.
  private static func mapping(_ subject: FixSubject) throws(ChangeError) -> FixProposal? {
    let codebase = subject.codebase
    guard let dto = subject.named, codebase.layer(of: dto) == .data else { return nil }
    let named = zip(codebase.facts(subject.file).references, codebase.references[subject.file])
    func readers(_ record: SymbolID) -> Set<SymbolID> {
      Set(
        named.filter { $0.1 == .symbol(record) }.compactMap {
          codebase.typesAround($0.0.owner, in: subject.file).last
        })
    }
    let records = named.reduce(into: [SymbolID]()) { records, reference in
      guard case .symbol(let id) = reference.1, !records.contains(id),
        id == dto || codebase.roles.has(id, .dto) && codebase.layer(of: id) == .data
      else { return }
      records.append(id)
    }
    var all = FixProposal([])
    for record in records {
      if let part = try mapping(of: record, subject) {
        if all.collides(with: part) { continue }
        all.edits += part.edits
        all.reads.merge(part.reads) { text, _ in text }
      } else if !readers(record).isDisjoint(with: readers(dto)) {
        return nil
      }
    }
    return all
  }

  /// The members that read one DTO; nil where one cannot go.
  private static func mapping(
    of dto: SymbolID, _ subject: FixSubject
  ) throws(ChangeError) -> FixProposal? {
    let codebase = subject.codebase
    let facts = codebase.facts(subject.file)
    let named = zip(facts.references, codebase.references[subject.file]).filter {
      $0.1 == .symbol(dto)
    }.map(\.0)
    let target = codebase.symbols[dto].place.file
    let files = codebase.workspace.files
    guard let move = try MemberMove(around: named, in: subject),
      files[target].modules == files[subject.file].modules, !files[target].modules.isEmpty,
      try move.users(subject).allSatisfy({ codebase.layer(ofFile: $0) == .data }),
      try !isMadeInDomain(move, subject)
    else { return nil }
    let imported = Set(codebase.facts(target).imports.map { codebase.facts(target)[$0.module] })
    let needed = move.code.imports.compactMap { $0.split(separator: " ").last.map(String.init) }
    let text = try subject.read(files[target].path)
    guard imported.isSuperset(of: needed), text.isRead(as: codebase.facts(target)) else {
      return nil
    }
    let end = TextLine(1, of: text).end
    // Empty lines at the end stay there: one of them alone parts the extension from what is above.
    let code = text.lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }.map { $0 + 1 } ?? 0
    let place = text[code...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
    let lead = place == code ? end + end : end
    let written = move.written.map { $0 + end }.joined()
    var proposal = FixProposal(move.cut(subject.path))
    proposal.edits.append(
      Edit(
        .replace(
          path: files[target].path, bytes: place..<place,
          with: Array((lead + written).utf8)),
        because: Phrase("maps '\(codebase.symbols[dto].name)'", zh: "负责映射")))
    proposal.reads[files[target].path] = text
    return proposal
  }

  /// Whether Domain makes the value of a DTO itself: no name of a member shows an initializer.
  private static func isMadeInDomain(
    _ move: MemberMove, _ subject: FixSubject
  ) throws(ChangeError) -> Bool {
    let codebase = subject.codebase
    let facts = codebase.facts(move.code.file)
    let labels = Set(
      facts.parameters.filter {
        facts[$0.owner].kind == .initializer && move.code.holds($0.span.start)
      }.map { facts[$0.label] })
    if labels.isEmpty { return false }
    for file in codebase.workspace.files.indices where codebase.layer(ofFile: file) == .domain {
      for (reference, target) in zip(codebase.facts(file).references, codebase.references[file])
      where target == .symbol(move.id) && reference.role == .construction
        && !(file == move.code.file && move.code.holds(reference.span.start))
      {
        guard let tokens = try subject.tokens(file),
          let call = CodeCall(at: tokens.index(from: Int(reference.span.end)), in: tokens)
        else { return true }
        if !labels.isDisjoint(with: call.labels) { return true }
      }
    }
    return false
  }
}
