internal import SwiftSyntax

/// An expression of a manifest, with what the parameters around it stand for.
struct ManifestExpression {
  var syntax: ExprSyntax
  var scope = ManifestScope()
}

/// What the names of parameters stand for inside a function or closure of a manifest.
struct ManifestScope {
  var bindings: [String: ManifestExpression] = [:]
}

/// A function of a manifest and the expressions it may return.
struct ManifestFunction {
  var syntax: FunctionDeclSyntax
  var results: [ExprSyntax]
}

/// The declarations of a manifest that expressions may refer to.
struct ManifestDeclarations {
  /// Values by name: `name`, `Module.name`, and `.name` for a member of whatever type.
  private(set) var values: [String: [ExprSyntax]] = [:]
  /// Enum cases without a written raw value, by `Module.name` and `.name`.
  private(set) var cases: [String: String] = [:]
  private(set) var functions: [String: [ManifestFunction]] = [:]

  /// Collects the declarations at any depth of `tree`.
  init(of tree: SourceFileSyntax) {
    for node in NodeSequence(Syntax(tree)) {
      switch node.as(SyntaxEnum.self) {
      case .variableDecl(let variable): add(variable)
      case .enumCaseElement(let element): add(element)
      case .functionDecl(let function):
        functions[function.name.text, default: []].append(
          ManifestFunction(
            syntax: function, results: ManifestDeclarations.results(of: function)))
      case .sequenceExpr(let sequence): addAssignment(sequence)
      default: break
      }
    }
  }

  private mutating func add(_ variable: VariableDeclSyntax) {
    let owner = ManifestDeclarations.owner(of: Syntax(variable))
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let value = binding.initializer?.value
          ?? binding.accessorBlock.flatMap({ ManifestDeclarations.result(of: $0) })
      else { continue }
      add(value, named: name, in: owner)
    }
  }

  private mutating func add(_ element: EnumCaseElementSyntax) {
    let owner = ManifestDeclarations.owner(of: Syntax(element))
    if let value = element.rawValue?.value {
      add(value, named: element.name.text, in: owner)
    } else if let owner {
      cases[owner + "." + element.name.text] = element.name.text
      cases["." + element.name.text] = element.name.text
    }
  }

  /// `name = value` and `name += value`, as manifests do below `#if` and `if`.
  private mutating func addAssignment(_ sequence: SequenceExprSyntax) {
    let parts = Array(sequence.elements)
    guard parts.count >= 3, let name = parts[0].as(DeclReferenceExprSyntax.self)?.baseName.text,
      parts[1].is(AssignmentExprSyntax.self)
        || parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
    else { return }
    for part in parts[2...] { add(part, named: name, in: nil) }
  }

  private mutating func add(_ value: ExprSyntax, named name: String, in owner: String?) {
    guard let owner else {
      values[name, default: []].append(value)
      return
    }
    values[owner + "." + name, default: []].append(value)
    values["." + name, default: []].append(value)
  }

  private static func result(of accessors: AccessorBlockSyntax) -> ExprSyntax? {
    guard case .getter(let items) = accessors.accessors else { return nil }
    return items.last.flatMap { result(of: $0) }
  }

  private static func result(of item: CodeBlockItemSyntax) -> ExprSyntax? {
    switch item.item {
    case .expr(let expression): expression
    case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
    case .decl: nil
    }
  }

  /// The expressions a function may return.
  private static func results(of function: FunctionDeclSyntax) -> [ExprSyntax] {
    guard let body = function.body else { return [] }
    if body.statements.count == 1, let only = body.statements.first.flatMap({ result(of: $0) }) {
      return [only]
    }
    return NodeSequence(Syntax(body)).compactMap { $0.as(ReturnStmtSyntax.self)?.expression }
  }

  /// The innermost type around a declaration; nil at the top level and inside functions.
  private static func owner(of node: Syntax) -> String? {
    var current = node.parent
    while let parent = current {
      switch parent.as(SyntaxEnum.self) {
      case .enumDecl(let type): return type.name.text
      case .structDecl(let type): return type.name.text
      case .classDecl(let type): return type.name.text
      case .extensionDecl(let type): return type.extendedType.plainText
      case .functionDecl, .closureExpr: return nil
      default: current = parent.parent
      }
    }
    return nil
  }
}
