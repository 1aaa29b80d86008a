internal import SwiftSyntax

/// A function of a manifest and the type it extends.
struct ManifestFunction {
  /// A parameter as a call has to know it.
  struct Parameter {
    var label: String?
    var name: String
    var type: String?
    var isClosure: Bool
    var isVariadic: Bool
    var standard: ExprSyntax?
  }

  /// The types around it, the innermost first.
  var owners: [String]
  var parameters: [Parameter]
  /// The type of what it returns.
  var result: String?
  var body: CodeBlockSyntax?

  /// The type it belongs to.
  var owner: String? { owners.first }

  init(owners: [String], signature: FunctionSignatureSyntax, body: CodeBlockSyntax?) {
    self.owners = owners
    self.body = body
    let returned = signature.returnClause?.type
    result = returned?.plainText == "Self" ? owners.first : returned?.manifestName
    parameters = signature.parameterClause.parameters.map { parameter in
      Parameter(
        label: parameter.firstName.text == "_" ? nil : parameter.firstName.plainName,
        name: (parameter.secondName ?? parameter.firstName).plainName,
        type: parameter.type.manifestName, isClosure: parameter.type.plainText.contains("->"),
        isVariadic: parameter.ellipsis != nil, standard: parameter.defaultValue?.value)
    }
  }
}

/// A constant or property of a manifest: an expression, or the body that works it out.
struct ManifestValue {
  var expression: ExprSyntax?
  var body: CodeBlockItemListSyntax?
  var type: String?
  /// The types around it, the innermost first.
  var owners: [String] = []
}

/// A case of an enum of a manifest.
struct ManifestCase {
  var raw: ExprSyntax?
  var types: [String?]
}

/// The declarations of manifests that expressions may refer to.
struct ManifestDeclarations {
  /// Values by name: `name`, `Module.name`, and `.name` for a member of whatever type.
  private(set) var values: [String: [ManifestValue]] = [:]
  /// Enum cases by `Module.name` and `.name`.
  private(set) var cases: [String: ManifestCase] = [:]
  /// The names of each enum's cases, in order.
  private(set) var caseNames: [String: [String]] = [:]
  /// The enums that have a case of a name.
  private(set) var caseOwners: [String: Set<String>] = [:]
  private(set) var functions: [String: [ManifestFunction]] = [:]
  /// The initialisers of a type, which assign its properties.
  private(set) var initialisers: [String: [ManifestFunction]] = [:]
  private(set) var types: Set<String> = []

  /// Collects the declarations at any depth of `tree`.
  init(of tree: SourceFileSyntax) {
    for node in NodeSequence(Syntax(tree)) {
      switch node.as(SyntaxEnum.self) {
      case .variableDecl(let variable): add(variable)
      case .enumCaseElement(let element): add(element)
      case .functionDecl(let function):
        let name = function.name.plainName
        functions[name, default: []].append(
          ManifestFunction(
            owners: ManifestDeclarations.owners(of: node), signature: function.signature,
            body: function.body))
      case .initializerDecl(let maker):
        let owners = ManifestDeclarations.owners(of: node)
        guard let owner = owners.first else { break }
        initialisers[owner, default: []].append(
          ManifestFunction(owners: owners, signature: maker.signature, body: maker.body))
      case .enumDecl(let type): types.insert(type.name.plainName)
      case .structDecl(let type): types.insert(type.name.plainName)
      case .classDecl(let type): types.insert(type.name.plainName)
      case .extensionDecl(let type): type.extendedType.manifestName.map { _ = types.insert($0) }
      case .sequenceExpr(let sequence): addAssignment(sequence)
      default: break
      }
    }
  }

  /// No declarations.
  init() {}

  /// Adds those of other files after these.
  mutating func merge(_ other: ManifestDeclarations) {
    values.merge(other.values) { $0 + $1 }
    cases.merge(other.cases) { own, _ in own }
    caseNames.merge(other.caseNames) { own, _ in own }
    caseOwners.merge(other.caseOwners) { $0.union($1) }
    functions.merge(other.functions) { $0 + $1 }
    initialisers.merge(other.initialisers) { $0 + $1 }
    types.formUnion(other.types)
  }

  private mutating func add(_ variable: VariableDeclSyntax) {
    let owners = ManifestDeclarations.owners(of: Syntax(variable))
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
      else { continue }
      var value = ManifestValue(type: binding.typeAnnotation?.type.manifestName, owners: owners)
      value.expression = binding.initializer?.value
      if value.expression == nil { value.body = binding.accessorBlock?.getter }
      if value.expression == nil && value.body == nil { continue }
      add(value, named: name, in: owners.first)
      if owners.count > 1 {
        values["\(owners[1]).\(owners[0]).\(name)", default: []].append(value)
      }
    }
  }

  private mutating func add(_ element: EnumCaseElementSyntax) {
    guard let owner = ManifestDeclarations.owners(of: Syntax(element)).first else { return }
    let name = element.name.plainName
    let types = element.parameterClause?.parameters.map { $0.type.manifestName } ?? []
    let value = ManifestCase(raw: element.rawValue?.value, types: types)
    cases[owner + "." + name] = value
    cases["." + name] = value
    caseNames[owner, default: []].append(name)
    caseOwners[name, default: []].insert(owner)
  }

  /// `name = value` and `name += value`, as manifests do below `#if` and `if`.
  private mutating func addAssignment(_ sequence: SequenceExprSyntax) {
    let parts = Array(sequence.elements)
    guard parts.count >= 3, let name = parts[0].as(DeclReferenceExprSyntax.self)?.baseName.text,
      parts[1].is(AssignmentExprSyntax.self)
        || parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
    else { return }
    for part in parts[2...] { add(ManifestValue(expression: part), named: name, in: nil) }
  }

  private mutating func add(_ value: ManifestValue, named name: String, in owner: String?) {
    guard let owner else {
      values[name, default: []].append(value)
      return
    }
    values[owner + "." + name, default: []].append(value)
    values["." + name, default: []].append(value)
  }

  /// The types around a declaration, the innermost first: `Data`, `Menu` and `Feature` of
  /// `Feature.Menu.Data`, however that is written; none at the top level and inside functions.
  private static func owners(of node: Syntax) -> [String] {
    var owners: [String] = []
    var current = node.parent
    while let parent = current {
      switch parent.as(SyntaxEnum.self) {
      case .enumDecl(let type): owners.append(type.name.plainName)
      case .structDecl(let type): owners.append(type.name.plainName)
      case .classDecl(let type): owners.append(type.name.plainName)
      case .protocolDecl(let type): owners.append(type.name.plainName)
      case .extensionDecl(let type): return owners + names(of: type.extendedType)
      case .functionDecl, .initializerDecl, .closureExpr, .accessorBlock: return owners
      default: break
      }
      current = parent.parent
    }
    return owners
  }

  /// The parts of an extended type's name, the innermost first.
  private static func names(of type: TypeSyntax) -> [String] {
    let outer = type.as(MemberTypeSyntax.self).map { names(of: $0.baseType) } ?? []
    return (type.manifestName.map { [$0] } ?? []) + outer
  }
}

extension AccessorBlockSyntax {
  /// The statements that work out a property's value.
  fileprivate var getter: CodeBlockItemListSyntax? {
    switch accessors {
    case .getter(let items): items
    case .accessors(let list):
      list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    }
  }
}
