internal import StrataCode
@_spi(RawSyntax) internal import SwiftSyntax

/// One pass over a tree in source order that writes facts down.
///
/// This file says what is looked at; the files beside it say what is written down of each kind.
struct FactWalk {
  /// The bytes of the file.
  let source: UnsafeBufferPointer<UInt8>
  var facts = FileFacts.Values()
  var interner: NameInterner
  /// The innermost declaration around the place of the walk.
  var owner: DeclarationIndex = topLevel
  /// The walk stands in the arguments of a call whose name begins with `decode`.
  var isDecoding = false
  /// The walk stands inside a type that such a call is given: `[Order].self`, `Page<Order>.self`.
  var isInDecodedType = false
  /// Local variables with a value made up, as indices into the facts.
  var madeUpLocals: [Name: Int] = [:]
  /// By declaration: the variables that its body declares.
  var locals: [DeclarationIndex: Set<Name>] = [:]
  /// By declaration: the names that patterns and closures in its body bind.
  var bound: [DeclarationIndex: Set<Name>] = [:]
  /// The file imports what draws: its members read names all day long.
  var drawsViews = false
  /// The names that members of values read, each with where it is read first.
  var reads: [NameRead: Span] = [:]
  /// The places so far where an error of unknown type is handed on.
  var failures: [Span] = []
  /// The file imports a test library: who is built from what is written down too.
  var readsTests = false
  /// Who runs what the walk stands in, and who would run a closure there.
  var course = BodyShape.Course.body
  var closures = BodyShape.Course.callback
  /// What the condition that the walk stands in decides.
  var decision: Span?
  /// The walk stands in what `.disabled(…)` is given.
  var isDisabling = false
  /// The end of the statements around the place of the walk.
  var statementsEnd: UInt32 = 0
  private var depth = 0

  /// Deeper nodes are not looked at: no one writes them, and the stack must hold.
  private static let maximumDepth = 1500

  init(of source: UnsafeBufferPointer<UInt8>) {
    self.source = source
    interner = NameInterner(length: source.count)
  }

  /// The facts, complete.
  mutating func finish() -> FileFacts.Values {
    writeReads()
    markIdleMembers()
    markFixedProperties()
    facts.names = interner.names
    return facts
  }

  /// Looks at a node; a type found in it without a context of its own has `role`.
  mutating func visit(_ node: SyntaxNode, as role: TypeReference.Role = .other) {
    if node.isToken || depth >= Self.maximumDepth { return }
    depth += 1
    defer { depth -= 1 }
    switch node.kind {
    case .importDecl: readImport(node)
    case .structDecl: readType(node, .struct)
    case .classDecl: readType(node, .class)
    case .enumDecl: readType(node, .enum)
    case .actorDecl: readType(node, .actor)
    case .protocolDecl: readType(node, .protocol)
    case .extensionDecl: readExtension(node)
    case .typeAliasDecl: readType(node, .typealias)
    case .associatedTypeDecl: readType(node, .associatedType)
    case .functionDecl: readCallable(node, .function)
    case .macroDecl: readCallable(node, .macro)
    case .initializerDecl: readCallable(node, .initializer)
    case .deinitializerDecl: readCallable(node, .deinitializer)
    case .subscriptDecl: readCallable(node, .subscript)
    case .variableDecl: readVariable(node)
    case .enumCaseDecl: readEnumCases(node)
    case .genericParameter: readGenericParameter(node)
    case .functionParameter, .enumCaseParameter: readParameter(node)
    case .ifConfigDecl: readConditions(node)
    case .macroExpansionDecl, .macroExpansionExpr: readMacroExpansion(node, role)
    case .attribute: readAttribute(node)
    case .identifierType, .memberType: readTypeName(node, role)
    case .memberAccessExpr, .declReferenceExpr, .genericSpecializationExpr:
      readExpressionName(node, called: false)
    case .functionCallExpr: readCall(node)
    case .closureExpr: readClosure(node, role)
    case .keyPathExpr: readKeyPath(node)
    case .sequenceExpr: readSequence(node)
    case .identifierPattern, .closureShorthandParameter, .closureParameter:
      readBoundName(node)
      visitChildren(node)
    case .throwStmt: readThrow(node)
    case .returnStmt:
      readMadeUpResult(node)
      visitChildren(node, as: role)
    case .doStmt: readDo(node)
    case .tryExpr: readTry(node, role)
    case .expressionPattern: readPattern(node, role)
    case .switchExpr:
      readMadeUpDefault(of: node)
      readDecision(node, role)
    case .ifExpr, .guardStmt:
      let first = facts.shapes.count
      readDecision(node, role)
      readRejections(of: node, since: first)
    case .forStmt: readLoop(node)
    case .codeBlockItemList: readStatements(node)
    default: visitChildren(node, as: Self.role(in: node.kind, of: role))
    }
  }

  /// The role that a type has inside a node, which has one itself.
  @inline(__always)
  private static func role(
    in kind: SyntaxKind, of role: TypeReference.Role
  ) -> TypeReference.Role {
    switch kind {
    case .inheritanceClause: .conformance
    case .typeAnnotation: .property
    case .returnClause: .return
    case .genericArgumentClause: .genericArgument
    case .genericWhereClause: .constraint
    case .throwsClause: .thrown
    case .typeInitializerClause: .alias
    case .isTypePattern, .typeExpr: .pattern
    case .memberBlockItemList, .exprList: .other
    case .arrayType, .dictionaryType, .optionalType, .implicitlyUnwrappedOptionalType, .tupleType,
      .functionType:
      // `typealias Orders = [Order]` stands for an array, not for what it holds.
      role == .alias ? .other : role
    default: role
    }
  }

  /// Writes comments down that speak to Strata.
  mutating func readDirectives(_ comments: [(text: String, span: Span, target: UInt32)]) {
    facts.directives = comments.map {
      Directive(text: interner.name($0.text), span: $0.span, target: $0.target)
    }
  }

  /// Looks at all children of a node.
  mutating func visitChildren(_ node: SyntaxNode, as role: TypeReference.Role = .other) {
    for child in node.children where !child.isToken { visit(child, as: role) }
  }

  /// Looks at what a declaration holds with that declaration as the owner.
  mutating func inside(_ index: DeclarationIndex, _ body: (inout FactWalk) -> Void) {
    let outer = owner
    owner = index
    body(&self)
    owner = outer
  }
}
