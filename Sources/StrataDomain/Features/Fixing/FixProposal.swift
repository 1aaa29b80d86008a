internal import StrataCode
internal import StrataModel

/// What a fix would write, and what is left to people then.
struct FixProposal {
  var edits: [Edit]
  /// Every file that was read for it but the one with the finding, by its path from the root.
  var reads: [String: [UInt8]] = [:]
  /// By path of a file that is made or moved: what it is meant to be.
  var intents: [String: EditPlan.Intent] = [:]
  /// Types that go to another file.
  var moved: [EditPlan.MovedType] = []
  /// What types were called that are called something else on purpose.
  var renamed: Set<String> = []
  var steps: [Phrase] = []
  /// What only one fix of a run may change, though each changes other bytes of it: a list of parameters.
  var held: Set<String> = []
  /// Why nothing is written where something could be; nil for a proposal with edits.
  private(set) var refusal: Phrase?

  /// A proposal of some edits, for which other files were read.
  init(_ edits: [Edit], reads: [String: [UInt8]] = [:]) {
    self.edits = edits
    self.reads = reads
  }

  /// Nothing, for a reason that people are told.
  static func refused(_ reason: Phrase) -> FixProposal {
    var proposal = FixProposal([])
    proposal.refusal = reason
    return proposal
  }

  /// A text in the place of some bytes of a file.
  init(replacing bytes: Range<Int>, of path: String, with text: String, because reason: Phrase) {
    self.init([Edit(.replace(path: path, bytes: bytes, with: Array(text.utf8)), because: reason)])
  }

  /// What it does, in few words: what makes or moves a file says most; nil where it does nothing.
  var title: Phrase? {
    let telling = edits.first { $0.action.isMaking } ?? edits.first { $0.action.isMoving }
    return (telling ?? edits.first)?.reason
  }

  /// Lists a new file of a folder where Xcode projects list the file that it goes with; whether they
  /// could be told.
  mutating func list(
    _ name: String, in home: FixHome.Folder, as file: Int, _ codebase: Codebase, _ texts: FixTexts
  ) throws(ChangeError) -> Bool {
    let source = codebase.workspace.files[file]
    for project in Set(source.modules.map({ codebase.workspace.modules[$0].manifest })).sorted()
    where project.hasSuffix(".pbxproj") {
      let text = try texts.read(project)
      guard XcodeListing(of: source.name, in: text) != nil else { continue }
      guard let neighbour = home.neighbour,
        let actions = XcodeListing(of: neighbour.lastComponent, in: text)?
          .edits(for: name, inNew: home.newGroup(for: name), at: project)
      else { return false }
      if home.isNew { held.insert(home.path) }
      edits += actions.map { Edit($0, because: Phrase("lists '\(name)'", zh: "列出 '\(name)'")) }
      reads[project] = text
    }
    return true
  }

  /// Whether both cannot be done at once: they are about the same bytes or the same parameters, or both
  /// move a file.
  func collides(with other: FixProposal) -> Bool {
    !held.isDisjoint(with: other.held)
      || edits.contains { edit in other.edits.contains { edit.action.collides(with: $0.action) } }
  }
}

extension Edit.Action {
  fileprivate var isMaking: Bool { if case .create = self { true } else { false } }

  fileprivate var isMoving: Bool { if case .move = self { true } else { false } }

  fileprivate func collides(with other: Edit.Action) -> Bool {
    switch (self, other) {
    case (.replace(let path, let bytes, _), .replace(let file, let others, _)):
      path == file && bytes.lowerBound < others.upperBound && others.lowerBound < bytes.upperBound
    case (.replace, _), (_, .replace): false
    default: !paths.isDisjoint(with: other.paths)
    }
  }

  /// The files that it makes, moves or deletes.
  private var paths: Set<String> {
    switch self {
    case .create(let path, _), .delete(let path), .replace(let path, _, _): [path]
    case .move(let path, let target): [path, target]
    }
  }
}
