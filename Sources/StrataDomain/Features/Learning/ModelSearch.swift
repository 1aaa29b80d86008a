internal import StrataCode
internal import StrataModel

/// Finds the subject of which most parts are there and are in order: the nearest thing to a template
/// that a project has.
struct ModelSearch {
  private let codebase: Codebase
  private let filesWithFindings: Set<String>

  init(_ codebase: Codebase, filesWithFindings: Set<String>) {
    self.codebase = codebase
    self.filesWithFindings = filesWithFindings
  }

  /// The most complete subject; one whose files have no findings before others. Nil where no subject
  /// has three parts.
  var model: Conventions.Model? {
    let models = parts.map { subject, parts in
      Conventions.Model(subject: subject, parts: Self.one(ofEach: parts))
    }
    let best = models.max { a, b in
      (kinds(a), -findings(a), b.subject) < (kinds(b), -findings(b), a.subject)
    }
    return best.flatMap { kinds($0) >= 3 ? $0 : nil }
  }

  /// The part of each role with the shortest name: the one that is most about the subject.
  private static func one(ofEach parts: [Conventions.Part]) -> [Conventions.Part] {
    roles.compactMap { role in
      parts.filter { $0.role == role }.min {
        ($0.type.count, $0.type) < ($1.type.count, $1.type)
      }
    }
  }

  private func kinds(_ model: Conventions.Model) -> Int { Set(model.parts.map(\.role)).count }

  private func findings(_ model: Conventions.Model) -> Int {
    model.parts.count { filesWithFindings.contains($0.file) }
  }

  /// By entity, every part whose name is about it: in singular or plural, with a verb or without.
  private var parts: [String: [Conventions.Part]] {
    let entities = codebase.types(.entity).filter { codebase.symbols[$0].parent == nil }
    let names = Dictionary(
      entities.map { (Self.words(codebase.symbols[$0].name), codebase.symbols[$0].name) },
      uniquingKeysWith: { first, _ in first })
    var parts: [String: [Conventions.Part]] = [:]
    for role in Self.roles {
      for id in codebase.types(role) where codebase.symbols[id].parent == nil {
        let name = codebase.symbols[id].name
        guard let subject = subject(of: name, among: names) else { continue }
        parts[subject, default: []].append(
          Conventions.Part(
            role: role, type: name,
            file: codebase.workspace.files[codebase.symbols[id].place.file].path))
      }
    }
    return parts
  }

  /// The longest entity's name that a name holds as words.
  private func subject(of name: String, among names: [[String]: String]) -> String? {
    let words = Self.words(name)
    for length in stride(from: words.count, to: 0, by: -1) {
      for start in 0...(words.count - length) {
        if let subject = names[Array(words[start..<(start + length)])] { return subject }
      }
    }
    return nil
  }

  private static func words(_ name: String) -> [String] {
    NameStem.words(of: name)
  }

  private static let roles: [Role] = [
    .entity, .useCase, .repositoryProtocol, .repositoryImplementation, .dto, .viewModel, .view,
  ]
}
