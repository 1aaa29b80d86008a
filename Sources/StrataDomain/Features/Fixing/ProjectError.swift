internal import StrataCode
internal import StrataModel

/// A case of an error of the project that says that something is missing or cannot be read.
struct ProjectError {
  private let path: String
  /// The label of the text that the case takes; nil where it takes nothing.
  private let label: String?

  /// The case that fits best among errors that are thrown in the same file; `others` are words that
  /// say so, too, where the error is thrown.
  init?(
    thrownAround place: DeclarationID, in codebase: Codebase, orNamed others: Set<String> = []
  ) {
    let facts = codebase.facts(place.file)
    let near = Set(facts.enclosing(place.declaration))
    var thrown: [(path: String, isNear: Bool)] = []
    for shape in facts.shapes {
      switch shape.form {
      case .throwsType(let path), .rejects(_, let path):
        thrown.append((facts[path], near.contains(shape.owner)))
      default: continue
      }
    }
    for (path, _) in thrown.sorted(by: { $0.isNear && !$1.isNear }) {
      let parts = path.split(separator: ".").map { String($0) }
      guard let type = parts.first,
        let id = codebase.symbols.topLevelTypes(named: type).only(where: {
          codebase.symbols[$0].kind == .enum
        }), let found = Self.fitting(id, in: codebase, others)
      else { continue }
      self.path = type + "." + found.name
      label = found.label
      return
    }
    return nil
  }

  /// How it is thrown for a field.
  func written(for field: String) -> String {
    guard let label else { return path }
    return "\(path)(\(label == "_" ? "" : label + ": ")\"\(field)\")"
  }

  private static func fitting(
    _ id: SymbolID, in codebase: Codebase, _ others: Set<String>
  ) -> (name: String, label: String?)? {
    var plain: String?
    for member in codebase.members(of: id) where codebase.declaration(member).kind == .enumCase {
      let name = codebase.name(member)
      guard NameWords.split(name).contains(where: { words.contains($0) || others.contains($0) })
      else { continue }
      let facts = codebase.facts(member.file)
      let values = facts.parameters.filter { $0.owner == member.declaration }
      if values.isEmpty {
        // What names one field (`missingID`) is untrue of another.
        let rest = Set(NameWords.split(name)).subtracting(words).subtracting(others)
        if rest.isSubset(of: general) { plain = plain ?? name }
      } else if values.count == 1, let value = values.first {
        let types = facts.references.filter { value.span.contains($0.span.start) }
        let label = facts[value.label]
        guard types.count == 1, facts[types[0].name] == "String",
          label.isEmpty || label == "_" || labels.contains(label)
        else { continue }
        return (name, label.isEmpty ? "_" : label)
      }
    }
    return plain.map { ($0, nil) }
  }

  private static let words: Set<String> = [
    "missing", "invalid", "malformed", "incomplete", "corrupt", "corrupted", "unreadable",
    "undecodable", "unmappable", "mapping", "decoding", "broken", "incorrect",
  ]
  /// Words for anything that may be missing.
  private static let general: Set<String> = [
    "value", "values", "field", "fields", "data", "record", "response", "input", "payload",
    "content",
    "dto", "item", "body", "document", "row", "format", "required", "entity", "model", "object",
    "property", "key", "json", "error", "failed", "failure", "could", "not", "be", "read", "is",
  ]
  private static let labels: Set<String> = ["field", "name", "key", "property", "path"]
}
