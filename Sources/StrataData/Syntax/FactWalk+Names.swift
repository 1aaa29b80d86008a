internal import StrataCode
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalk {
  /// A written type: `A`, `A.B<C>`.
  mutating func readTypeName(_ node: SyntaxNode, _ role: TypeReference.Role) {
    var path: [SyntaxText] = []
    if node.kind == .identifierType, let name = lastNameToken(of: node) {
      refer(to: CollectionOfOne(name.name), at: name.span, as: role)
    } else if let span = typePath(node, into: &path) {
      refer(to: path, at: span, as: role)
    }
    visitGenericArguments(ofType: node)
  }

  /// The dotted path of a type and the span of its names; nil if it starts with no name.
  func typePath(_ node: SyntaxNode, into path: inout [SyntaxText]) -> Span? {
    var node = node
    var tokens: [SyntaxNode] = []
    while node.kind == .memberType {
      guard let name = lastNameToken(of: node), let base = node.first else { return nil }
      tokens.append(name)
      node = base
    }
    guard node.kind == .identifierType, let name = lastNameToken(of: node) else { return nil }
    tokens.append(name)
    path = tokens.reversed().map(\.name)
    return span(from: name, to: tokens[0])
  }

  private func lastNameToken(of node: SyntaxNode) -> SyntaxNode? {
    var found: SyntaxNode?
    for child in node.children where child.kind == .token && child.text != "." { found = child }
    return found
  }

  private mutating func visitGenericArguments(ofType node: SyntaxNode) {
    var node: SyntaxNode? = node
    while let current = node {
      node = nil
      for child in current.children {
        switch child.kind {
        case .genericArgumentClause: visit(child)
        case .memberType, .identifierType: node = child
        case .token: break
        default: visit(child)
        }
      }
    }
  }

  /// A name in an expression: `A`, `A.B.shared`, `A<C>`; only capitalised names can be types.
  mutating func readExpressionName(_ node: SyntaxNode, called: Bool) {
    let outer = isInDecodedType
    defer { isInDecodedType = outer }
    if isDecoding, node.kind == .memberAccessExpr, node.lastToken?.text == "self" {
      isInDecodedType = true
    }
    var current = node
    while true {
      switch current.kind {
      case .memberAccessExpr:
        guard current.last?.child(.token) != nil, let base = current.first, !base.isToken else {
          return
        }
        current = base
      case .genericSpecializationExpr:
        if let arguments = current.child(.genericArgumentClause) { visit(arguments) }
        guard let base = current.first else { return }
        current = base
      // `repository?.load()`, `self?.repository.load()`
      case .optionalChainingExpr, .forceUnwrapExpr:
        guard let base = current.first else { return }
        current = base
      case .declReferenceExpr:
        guard let root = current.child(.token) else { return }
        readProjection(of: node, root: root)
        if !root.name.isCapitalised { readLoneName(root) }
        guard called || root.name.isCapitalised else { return }
        return readPath(of: node, root: root, called: called)
      case .functionCallExpr:
        readBindable(current, in: node)
        return visit(current)
      default:
        return visit(current)
      }
    }
  }

  /// `Bindable(model).email` binds as `$model.email` does.
  private mutating func readBindable(_ call: SyntaxNode, in node: SyntaxNode) {
    guard node.kind == .memberAccessExpr, call.firstToken?.text == "Bindable",
      let member = node.lastToken
    else { return }
    add(.setsMember(interner.name(member.name)), member.span)
  }

  /// `$model.email`: what is reached through a projected value can be set; `$0.email` cannot.
  private mutating func readProjection(of node: SyntaxNode, root: SyntaxNode) {
    let name = root.name
    guard node.kind != .declReferenceExpr, name.count > 1, name[0] == UInt8(ascii: "$"),
      !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(name[1])
    else { return }
    let tokens = nameTokens(of: node, root: root)
    if tokens.count > 1 { add(.setsMember(interner.name(tokens[1].name)), root.span) }
  }

  /// The name tokens of an expression that begins at `root`, in source order.
  func nameTokens(of node: SyntaxNode, root: SyntaxNode) -> [SyntaxNode] {
    var tokens: [SyntaxNode] = []
    var current = node
    while current.kind != .declReferenceExpr {
      if current.kind == .memberAccessExpr, let name = current.last?.child(.token) {
        tokens.append(name)
      }
      guard let base = current.first else { break }
      current = base
    }
    tokens.append(root)
    tokens.reverse()
    return tokens
  }

  private mutating func readPath(of node: SyntaxNode, root: SyntaxNode, called: Bool) {
    guard root.name.isCapitalised else {
      if node.kind != .declReferenceExpr { readMemberCall(nameTokens(of: node, root: root)) }
      return
    }
    if node.kind == .declReferenceExpr {
      return refer(
        to: CollectionOfOne(root.name), at: root.span, as: called ? .construction : .other)
    }
    let tokens = nameTokens(of: node, root: root)
    let typeCount = tokens.prefix { $0.name.isCapitalised }.count
    let member = typeCount < tokens.count ? tokens[typeCount].name : nil
    let role: TypeReference.Role
    switch member {
    case nil: role = called ? .construction : .other
    case "init": role = .construction
    case "self" where isDecoding: role = .decoded
    default: role = .staticAccess
    }
    let span = span(from: tokens[0], to: tokens[typeCount - 1])
    refer(to: tokens[..<typeCount].lazy.map(\.name), at: span, as: role, member: member)
  }

  /// `\Order.total`.
  mutating func readKeyPath(_ node: SyntaxNode) {
    for child in node.children { visit(child, as: .keyPath) }
  }

  /// `@Published`, `@main`, `@Environment(\.orders)`.
  mutating func readAttribute(_ node: SyntaxNode) {
    for child in node.children {
      if child.kind.isTypeSyntax {
        var path: [SyntaxText] = []
        if let span = typePath(child, into: &path) {
          facts.attributes.append(
            Attribute(
              name: interner.name(path), owner: owner, span: span,
              argument: attributeArgument(node)))
        }
      }
      visit(child, as: .attribute)
    }
  }

  private mutating func attributeArgument(_ attribute: SyntaxNode) -> Name? {
    attribute.child(.labeledExprList).map { sourceName(of: $0) }
  }

  /// Writes a reference down.
  mutating func refer(
    to path: some Collection<SyntaxText>, at span: Span, as role: TypeReference.Role,
    member: SyntaxText? = nil
  ) {
    guard let first = path.first, first != "_" else { return }
    let isArgument = role == .other || role == .genericArgument
    let role: TypeReference.Role = isInDecodedType && isArgument ? .decoded : role
    facts.references.append(
      TypeReference(
        name: interner.name(path), role: role, owner: owner, span: span,
        member: member.map { interner.name($0) }))
  }

  /// The span from the start of one token to the end of another.
  func span(from first: SyntaxNode, to last: SyntaxNode) -> Span {
    let start = first.span.start
    return Span(start: Int(start), length: Int(last.span.end) - Int(start))
  }
}

extension SyntaxText {
  /// Whether the name starts with a capital letter, after underscores: a type by convention.
  var isCapitalised: Bool {
    guard let first = first(where: { $0 != UInt8(ascii: "_") }) else { return false }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) || first >= 0x80
  }
}
