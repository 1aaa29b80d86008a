internal import StrataCode
internal import StrataModel

/// What code about a new subject can name: everything that is declared, and what the same plan declares.
struct KnownNames {
  /// Names of types, members and parameters.
  private(set) var declared: Set<String>
  /// What types of the old subject have and those of the new one have not.
  let lost: Set<String>
  /// By method: the labels of those that types about the new subject have.
  let methods: [String: [Labels]]
  /// By type: the labels with which it is made.
  let initializers: [String: [Labels]]

  /// The labels of a parameter list, and which may be left out.
  struct Labels {
    var all: [(name: String, isOptional: Bool)]

    /// Whether a call may have these.
    func fit(_ call: [String]) -> Bool {
      var rest = call[...]
      for label in all {
        if rest.first == label.name {
          rest.removeFirst()
        } else if !label.isOptional {
          return false
        }
      }
      return rest.isEmpty
    }
  }

  init(of codebase: Codebase, for subject: SubjectName) {
    var declared: Set<String> = []
    for file in codebase.workspace.files {
      let facts = file.facts
      for declaration in facts.declarations { declared.insert(facts[declaration.name]) }
      for parameter in facts.parameters {
        declared.insert(facts[parameter.label])
        declared.insert(facts[parameter.name])
      }
    }
    var (old, new): (Set<String>, Set<String>) = ([], [])
    var methods: [String: [Labels]] = [:]
    var initializers: [String: [Labels]] = [:]
    let counterparts = Set(
      codebase.symbols.ids.map { codebase.symbols[$0].name }.filter(subject.isAbout)
        .map { subject.renamed($0) })
    for id in codebase.symbols.ids {
      let name = codebase.symbols[id].name
      let members = codebase.members(of: id)
      if subject.isAbout(name), codebase.roles.has(id, .entity) || codebase.roles.has(id, .dto) {
        old.formUnion(members.map(codebase.name))
      }
      guard counterparts.contains(name) else { continue }
      new.formUnion(members.map(codebase.name))
      for member in codebase.methods(of: id) {
        methods[codebase.name(member), default: []].append(Self.labels(of: member, codebase))
      }
      initializers[name, default: []] += Self.initializers(of: id, codebase)
    }
    self.declared = declared
    lost = old.subtracting(new)
    self.methods = methods
    self.initializers = initializers
  }

  /// Takes names that are about to be declared for known.
  mutating func expect(_ names: some Sequence<String>) { declared.formUnion(names) }

  private static func labels(of member: DeclarationID, _ codebase: Codebase) -> Labels {
    let facts = codebase.facts(member.file)
    return Labels(
      all: facts.parameters.filter { $0.owner == member.declaration }.map {
        (facts[$0.label], $0.defaultValue != nil)
      })
  }

  private static func initializers(of id: SymbolID, _ codebase: Codebase) -> [Labels] {
    let written = codebase.initializers(of: id).map { labels(of: $0, codebase) }
    guard written.isEmpty else { return written }
    if codebase.symbols[id].kind != .struct { return [Labels(all: [])] }
    let stored = codebase.storedProperties(of: id).filter {
      !codebase.declaration($0).modifiers.contains(.isConstant)
        || !codebase.declaration($0).modifiers.contains(.hasInitialValue)
    }
    return [
      Labels(
        all: stored.map {
          let modifiers = codebase.declaration($0).modifiers
          return (
            codebase.name($0),
            modifiers.contains(.hasInitialValue) || modifiers.contains(.isOptional)
          )
        })
    ]
  }
}
