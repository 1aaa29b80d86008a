internal import StrataCode
internal import StrataModel
internal import StrataRules

/// The types of which the same is reported as of one that moves: they go together.
struct Kin {
  /// Those in its folder.
  private(set) var beside: [SymbolID] = []
  /// Whether others that play its part lie in its part of the project, and stay there.
  private(set) var isSpread = false

  /// The kin of a type on its way to a layer, by the finding that sends it there.
  init(of id: SymbolID, in layer: Layer, _ subject: FixSubject) throws(ChangeError) {
    let codebase = subject.codebase
    guard let rule = Self.rules.first(where: { $0.id == subject.finding.rule }),
      let role = FixKind.role(of: id, in: layer, codebase), codebase.roles.has(id, role)
    else { return }
    let own = codebase.workspace.files[codebase.symbols[id].place.file]
    func feature(_ file: SourceFile) -> FeatureMap.Feature? {
      FeatureMap.feature(of: file.path, stated: codebase.workspace.settings.features)
    }
    let alike = codebase.types(role).filter { other in
      let file = codebase.symbols[other].place.file
      let source = codebase.workspace.files[file]
      return source.path != own.path && codebase.symbols[other].parent == nil
        && source.modules == own.modules && feature(source) == feature(own)
        && codebase.placements[file].layer?.ring != layer.ring
    }
    if alike.isEmpty { return }
    let told = rule.check(codebase).filter {
      $0.confidence >= Self.sure && (rule.id != Rule.dtoInDomain.id || $0.to == nil)
    }
    for other in alike {
      let source = codebase.workspace.files[codebase.symbols[other].place.file]
      let isTold = told.contains {
        $0.location.file == source.path && $0.subject == codebase.symbols[other].qualifiedName
      }
      if isTold, source.folder == own.folder,
        try subject.read(source.path).firstRange(of: Self.allowed) == nil
      {
        beside.append(other)
      } else {
        isSpread = true
      }
    }
  }

  private static let rules: [Rule] = [
    .protocolOutsideDomain, .useCaseImplementationOutsideDomain, .implementationOutsideData,
    .dataSourceProtocolOutsideData, .coordinatorOutsidePresentation, .misplacedType, .dtoInDomain,
  ]

  /// What `check` shows.
  private static let sure = 0.6
  private static let allowed = Array("strata:allow".utf8)
}

extension CodeMove {
  /// What moves the code, and with it its kin in the same folder; nil where one of these cannot move, where
  /// several would be parted by a folder that is new, or where they are more than a person looks over.
  func proposal(
    with kin: Kin, moving: (SymbolID) throws(ChangeError) -> CodeMove?
  ) throws(ChangeError) -> FixProposal? {
    func alone(_ move: CodeMove) throws(ChangeError) -> FixProposal? {
      try move.code.isWholeFile ? move.file() : move.type()
    }
    if home.isNew, kin.isSpread { return nil }
    if kin.beside.isEmpty { return try alone(self) }
    var moves = [self]
    for id in kin.beside {
      guard let move = try moving(id) else { return nil }
      // A file moves once.
      if move.code.isWholeFile, moves.contains(where: { $0.code.file == move.code.file }) {
        continue
      }
      moves.append(move)
    }
    guard moves.count <= Self.most else { return nil }
    var all = FixProposal([])
    moves.sort { $0.source.path < $1.source.path }
    let first = moves.first?.source.name
    for var move in moves {
      move.first = first
      guard var proposal = try alone(move) else { return nil }
      // The group of a new folder is one.
      proposal.held.remove(home.path)
      guard !all.collides(with: proposal) else { return nil }
      all.join(proposal)
    }
    if home.isNew { all.held.insert(home.path) }
    return all
  }

  private static let most = 8
}

extension FixProposal {
  /// Does what another one does, too; the group that both make is made once.
  fileprivate mutating func join(_ other: FixProposal) {
    for edit in other.edits where !edits.contains(where: { $0.action == edit.action }) {
      guard case .replace(let path, let bytes, let new) = edit.action, bytes.isEmpty,
        Self.isGroup(new),
        let known = edits.firstIndex(where: {
          guard case .replace(path, bytes, let text) = $0.action else { return false }
          return Self.isGroup(text)
        }), case .replace(_, _, let old) = edits[known].action
      else {
        edits.append(edit)
        continue
      }
      edits[known] = Edit(
        .replace(path: path, bytes: bytes, with: Self.joined(old, new)),
        because: edits[known].reason)
    }
    reads.merge(other.reads) { text, _ in text }
    intents.merge(other.intents) { intent, _ in intent }
    moved += other.moved
    held.formUnion(other.held)
    steps += other.steps.filter { !steps.contains($0) }
  }

  private static func isGroup(_ text: [UInt8]) -> Bool {
    text.firstRange(of: Array("isa = PBXGroup;".utf8)) != nil
  }

  /// A group with what another one lists behind what it lists.
  private static func joined(_ group: [UInt8], _ other: [UInt8]) -> [UInt8] {
    func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
      text.split(separator: 0x0A, omittingEmptySubsequences: false)
    }
    func isLine(_ line: ArraySlice<UInt8>, _ words: String) -> Bool {
      String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        .joined(separator: " ") == words
    }
    var all = lines(group)
    let more = lines(other)
    guard let end = all.firstIndex(where: { isLine($0, ");") }),
      let start = more.firstIndex(where: { isLine($0, "children = (") }),
      let close = more.firstIndex(where: { isLine($0, ");") })
    else { return group }
    all.insert(contentsOf: more[(start + 1)..<close], at: end)
    return Array(all.joined(separator: [0x0A]))
  }
}
