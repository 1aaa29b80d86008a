internal import StrataCode
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalk {
  /// `import struct Foundation.Date`.
  mutating func readImport(_ node: SyntaxNode) {
    guard let path = node.child(.importPathComponentList) else { return }
    let components = path.children.compactMap { $0.child(.token)?.name }
    guard let module = components.first else { return }
    switch module {
    case "XCTest", "Testing", "Quick": readsTests = true
    case "SwiftUI", "UIKit", "AppKit": drawsViews = true
    default: break
    }
    var attributes = Import.Attributes()
    for child in node.children {
      switch child.kind {
      case .token where child.isTypeKeyword:
        refer(to: components, at: path.span, as: .other)
      case .attributeList:
        for attribute in child.children {
          switch attribute.child(.identifierType)?.firstToken?.text ?? "" {
          case "testable": attributes.insert(.testable)
          case "_exported": attributes.insert(.exported)
          case "_implementationOnly": attributes.insert(.hidden)
          default: break
          }
        }
      case .declModifierList:
        for modifier in child.children {
          switch modifier.firstToken?.text ?? "" {
          case "private", "fileprivate", "internal": attributes.insert(.hidden)
          default: break
          }
        }
      default: break
      }
    }
    facts.imports.append(
      Import(
        module: interner.name(module), path: interner.name(components), attributes: attributes,
        span: path.span))
  }

  /// A nominal type, a typealias or an associated type.
  mutating func readType(_ node: SyntaxNode, _ kind: Declaration.Kind) {
    guard let name = nameToken(of: node) else { return visitChildren(node) }
    let index = declare(kind, (interner.name(name.name), name.span), node)
    let shapes = facts.shapes.count
    inside(index) { walk in
      for child in node.children where child.kind != .declModifierList { walk.visit(child) }
      walk.readIntent(aroundTypeAt: node, since: shapes)
    }
  }

  /// An extension is named for the type it extends.
  mutating func readExtension(_ node: SyntaxNode) {
    guard let type = node.children.first(where: { $0.kind.isTypeSyntax }) else {
      return visitChildren(node)
    }
    var path: [SyntaxText] = []
    let span = typePath(type, into: &path)
    let index = declare(
      .extension,
      (path.isEmpty ? interner.name("") : interner.name(path), span ?? type.span), node)
    let shapes = facts.shapes.count
    inside(index) { walk in
      for child in node.children where child.kind != .declModifierList {
        walk.visit(child, as: child.kind.isTypeSyntax ? .extended : .other)
      }
      walk.readIntent(aroundTypeAt: node, since: shapes)
    }
  }

  /// A function, initialiser, deinitialiser, subscript or macro.
  mutating func readCallable(_ node: SyntaxNode, _ kind: Declaration.Kind) {
    let name: (name: Name, span: Span)
    switch kind {
    case .initializer: name = (interner.name("init"), keyword(of: node)?.span ?? node.span)
    case .deinitializer: name = (interner.name("deinit"), keyword(of: node)?.span ?? node.span)
    case .subscript: name = (interner.name("subscript"), keyword(of: node)?.span ?? node.span)
    default:
      guard let token = nameToken(of: node) else { return visitChildren(node) }
      name = (interner.name(token.name), token.span)
    }
    let index = declare(kind, name, node)
    inside(index) { walk in
      for child in node.children {
        switch child.kind {
        case .declModifierList: break
        case .codeBlock, .accessorBlock:
          walk.facts.declarations[Int(index)].modifiers.insert(.hasBody)
          walk.visit(child)
          walk.readForwarding(child, of: node)
        default: walk.visit(child)
        }
      }
      walk.readEffects(node, of: index)
    }
  }

  private mutating func readEffects(_ node: SyntaxNode, of index: DeclarationIndex) {
    guard let signature = node.child(.functionSignature),
      let effects = signature.child(.functionEffectSpecifiers)
    else { return }
    for effect in effects.children {
      if effect.kind == .throwsClause {
        facts.declarations[Int(index)].modifiers.insert(.isThrowing)
      } else if effect.text == "async" || effect.text == "reasync" {
        facts.declarations[Int(index)].modifiers.insert(.isAsync)
      }
    }
  }

  /// `<T: P>` makes a name that hides types of the same name.
  mutating func readGenericParameter(_ node: SyntaxNode) {
    if let name = nameToken(of: node) {
      _ = declare(.genericParameter, (interner.name(name.name), name.span), node)
    }
    visitChildren(node, as: .constraint)
  }

  /// `case a(A), b`.
  mutating func readEnumCases(_ node: SyntaxNode) {
    guard let elements = node.child(.enumCaseElementList) else { return }
    for element in elements.children {
      guard let name = nameToken(of: element) else { continue }
      let index = declare(.enumCase, (interner.name(name.name), name.span), element)
      inside(index) { $0.visitChildren(element) }
    }
  }

  /// A parameter of a callable or of an enum case; where broken code lets one stand in neither, what
  /// it names is all there is to it.
  mutating func readParameter(_ node: SyntaxNode) {
    guard owner != topLevel else { return visitChildren(node) }
    var names = node.children.lazy.filter { $0.isToken && $0.text != ":" && $0.text != "," }
      .makeIterator()
    let label = names.next().map { interner.name($0.name) } ?? interner.name("_")
    var second = names.next()
    while second?.text == "..." { second = names.next() }
    let name = second.map { interner.name($0.name) } ?? label
    facts.parameters.append(
      Parameter(
        owner: owner, label: label, name: name, span: node.span,
        defaultValue: node.child(.initializerClause)?.span,
        isOptional: node.children.contains(where: \.isOptionalType)))
    for child in node.children {
      visit(child, as: child.kind == .initializerClause ? .other : .parameter)
      if child.kind == .initializerClause { readImplicitDefault(child) }
    }
  }
}

extension FactWalk {
  /// The first identifier directly under a declaration.
  func nameToken(of node: SyntaxNode) -> SyntaxNode? {
    node.children.first { child in
      guard child.isToken, child.byteLength > 0 else { return false }
      return switch child.tokenKind {
      case .identifier, .binaryOperator, .prefixOperator, .postfixOperator: true
      default: false
      }
    }
  }

  /// The first token directly under a declaration: its keyword.
  func keyword(of node: SyntaxNode) -> SyntaxNode? { node.child(.token) }

  /// Writes a declaration down and returns its index.
  mutating func declare(
    _ kind: Declaration.Kind, _ name: (name: Name, span: Span), _ node: SyntaxNode,
    adding extra: Declaration.Modifiers = Declaration.Modifiers(), headedBy head: SyntaxNode? = nil
  ) -> DeclarationIndex {
    var (access, modifiers) = self.modifiers(of: head ?? node)
    modifiers.formUnion(extra)
    if owner >= 0 {
      switch facts[owner].kind {
      case .struct, .class, .enum, .actor, .protocol, .extension, .typealias: break
      default: if kind != .genericParameter { modifiers.insert(.isLocal) }
      }
    }
    facts.declarations.append(
      Declaration(
        kind: kind, name: name.name, parent: owner, access: access ?? defaultAccess,
        modifiers: modifiers, span: name.span, extent: node.span))
    return DeclarationIndex(truncatingIfNeeded: facts.declarations.count - 1)
  }

  /// What a member is when nothing is written: as its extension or protocol says, else internal.
  private var defaultAccess: Declaration.Access {
    guard owner >= 0 else { return .internal }
    let parent = facts[owner]
    switch parent.kind {
    case .extension, .protocol, .enum: return min(parent.access, .public)
    default: return min(parent.access, .internal)
    }
  }

  /// The access and the other modifiers in front of a declaration.
  private func modifiers(
    of node: SyntaxNode
  ) -> (Declaration.Access?, Declaration.Modifiers) {
    var access: Declaration.Access?
    var modifiers = Declaration.Modifiers()
    for child in node.children {
      if child.kind == .attributeList {
        for attribute in child.children where isDeprecation(attribute) {
          modifiers.insert(.isDeprecated)
        }
      }
      guard child.kind == .declModifierList else { continue }
      if child.children.contains(where: \.isNarrowSetter) { modifiers.insert(.hasNarrowSetter) }
      for modifier in child.children where modifier.child(.declModifierDetail) == nil {
        switch modifier.firstToken?.text ?? "" {
        case "private": access = .private
        case "fileprivate": access = .fileprivate
        case "internal": access = .internal
        case "package": access = .package
        case "public": access = .public
        case "open": access = .open
        case "static", "class": modifiers.insert(.isStatic)
        case "final": modifiers.insert(.isFinal)
        case "lazy": modifiers.insert(.isLazy)
        case "weak", "unowned": modifiers.insert(.isWeak)
        case "override": modifiers.insert(.isOverride)
        case "mutating": modifiers.insert(.isMutating)
        case "nonisolated": modifiers.insert(.isNonisolated)
        case "convenience": modifiers.insert(.isConvenience)
        default: break
        }
      }
    }
    return (access, modifiers)
  }

  private func isDeprecation(_ attribute: SyntaxNode) -> Bool {
    guard attribute.child(.identifierType)?.firstToken?.text == "available" else { return false }
    return attribute.children.contains {
      $0.kind == .availabilityArgumentList
        && $0.children.contains { argument in
          let first = argument.firstToken?.text
          return first == "deprecated" || first == "obsoleted"
        }
    }
  }
}
