internal import StrataCode
internal import StrataModel

// Constants of the business that stand among those of a screen.

extension ReferenceHelp {
  /// A constant of what starts the app, such as the name of a notification, can stand anywhere.
  func constant(_ dependency: Dependency) -> Phrase? {
    let reference = codebase.reference(of: dependency)
    guard reference.role == .staticAccess, let member = reference.member else { return nil }
    let label = codebase.facts(dependency.file)[member]
    let isConstant = codebase.members(of: dependency.target).contains { place in
      codebase.name(place) == label && isPlainConstant(place)
    }
    guard isConstant else { return nil }
    let (name, layer) = (name(dependency), dependency.from.rawValue)
    return Phrase(
      "move the constant '\(label)' from '\(name)' to \(layer), or to Common",
      zh: "把常量 '\(label)' 从 '\(name)' 移到 \(layer) 或 Common")
  }

  /// What to do where Domain reads constants of a screen that need nothing but the language.
  func constants(_ dependency: Dependency) -> Phrase? {
    guard dependency.from == .domain, dependency.to == .presentation else { return nil }
    return inward(dependency)
  }

  /// What to do where a screen reads plain constants of what works for it: both may name them in Domain.
  func ownConstants(_ dependency: Dependency) -> Phrase? {
    guard dependency.from == .presentation, dependency.to.ring == .data, codebase.hasDomain,
      codebase.roles.has(dependency.target, .repositoryImplementation)
    else { return nil }
    return inward(dependency)
  }

  private func inward(_ dependency: Dependency) -> Phrase? {
    let read = codebase.dependencies(on: dependency.target).filter {
      $0.from == dependency.from && $0.file == dependency.file
    }.map { codebase.reference(of: $0) }
    let facts = codebase.facts(dependency.file)
    var names: [String] = []
    for use in read {
      guard use.role == .staticAccess, let member = use.member.map({ facts[$0] }) else {
        return nil
      }
      if !names.contains(member) { names.append(member) }
    }
    let kept = codebase.members(of: dependency.target).filter { isPlainConstant($0) }
    guard !names.isEmpty, Set(kept.map { codebase.name($0) }).isSuperset(of: names) else {
      return nil
    }
    let type = codebase.symbols[dependency.target].qualifiedName
    return Phrase(
      "move \(codebase.listed(names)) of '\(type)' to Domain, where '\(namer(dependency))' needs \(names.count == 1 ? "it" : "them")",
      zh: "把 '\(type)' 的 \(codebase.listed(names)) 移到 Domain：'\(namer(dependency))' 需要它")
  }

  /// Whether code of the asking layer alone names what stands among screens, and it draws nothing.
  func isOfAsker(_ dependency: Dependency) -> Bool {
    let (id, file) = (dependency.target, codebase.symbols[dependency.target].place.file)
    return codebase.roles[id].isEmpty
      && codebase.dependencies(on: id).allSatisfy {
        $0.from == dependency.from || $0.from == .test || $0.file == file
      }
      && !codebase.importsDrawing(file)
      && codebase.dependencies(of: file).allSatisfy {
        $0.to != .presentation || codebase.symbols[$0.target].place.file == file
      }
  }

  private func isPlain(_ name: String) -> Bool {
    StandardTypes.explain([name]) || Self.numbers.contains(name)
  }

  /// Numbers by the name that a framework gives them.
  private static let numbers: Set<String> = [
    "CGFloat", "CLLocationDistance", "CLLocationDegrees", "CLLocationAccuracy", "CLLocationSpeed",
  ]

  /// Whether a member is a constant of the type that names only what the language explains.
  private func isPlainConstant(_ place: DeclarationID) -> Bool {
    let declaration = codebase.declaration(place)
    let facts = codebase.facts(place.file)
    return declaration.kind == .property
      && declaration.modifiers.isSuperset(of: [.isStatic, .isConstant])
      && codebase.referenceOrder[place.file][place.declaration].allSatisfy { position in
        codebase.references[place.file][position] == .external
          && isPlain(facts[facts.references[position].name])
      }
  }
}

extension Codebase {
  /// Whether a file imports a framework that draws.
  func importsDrawing(_ file: Int) -> Bool {
    facts(file).importedModules.contains { Framework(module: $0) == .userInterface }
  }

  /// Whether a file of the app lies in Data, beside whatever Infrastructure there is.
  var hasData: Bool {
    workspace.files.indices.contains { layer(ofFile: $0) == .data && scopes[$0].isShipped }
  }

  /// Whether the code that names an error throws it.
  func throwsItself(_ dependency: Dependency) -> Bool {
    let facts = facts(dependency.file)
    let name = symbols[dependency.target].name
    return facts.shapes.contains { shape in
      switch shape.form {
      case .throwsType(let path), .fails(let path):
        facts[path].split(separator: ".").first.map(String.init) == name
      default: false
      }
    }
  }
}
