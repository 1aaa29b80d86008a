internal import SwiftSyntax

/// Finds the targets and products of a package wherever its manifest makes them.
struct ManifestScan {
  /// A target as its manifest makes it.
  struct Target {
    var name: String
    var call: ManifestCall
    /// The byte at which people look for it.
    var offset: Int
  }

  /// A product and the names of its targets.
  struct Product {
    var name: String
    var kind: String
    var targets: [String]
  }

  private(set) var targets: [Target] = []
  private(set) var products: [Product] = []
  private(set) var package: ManifestCall?
  /// Settings that a loop over `package.targets` gives to all targets.
  private(set) var settingsForAll: [ManifestExpression] = []
  private(set) var evaluation: ManifestEvaluation

  /// How many nodes may still be visited, counting those of a helper once for each call.
  private var nodesLeft = 1_000_000

  private struct Stretch {
    var root: Syntax
    var scope: ManifestScope
    var caller: Int?
    var depth: Int
  }

  /// Whether the manifest is too intricate to be read to its end.
  var isExhausted: Bool { nodesLeft <= 0 || evaluation.isExhausted }

  /// Scans `tree`, entering helper functions where they are called.
  init(of tree: SourceFileSyntax) {
    evaluation = ManifestEvaluation(ManifestDeclarations(of: tree))
    var pending = [Stretch(root: Syntax(tree), scope: ManifestScope(), caller: nil, depth: 0)]
    var rounds = 0
    while let stretch = pending.popLast(), rounds < 5_000, nodesLeft > 0 {
      rounds += 1
      scan(stretch, &pending)
    }
    var names: Set<String> = []
    targets.sort { $0.offset < $1.offset }
    targets.removeAll { !names.insert($0.name).inserted }
  }

  private mutating func scan(_ stretch: Stretch, _ pending: inout [Stretch]) {
    let nodes = NodeSequence(stretch.root) { node in
      // Helpers are read where they are called, with what they are called with.
      node.id == stretch.root.id || !node.is(FunctionDeclSyntax.self)
    }
    for node in nodes {
      nodesLeft -= 1
      if nodesLeft < 0 { return }
      if let sequence = node.as(SequenceExprSyntax.self) {
        noteSettings(sequence, stretch.scope)
      } else if let loop = node.as(ForStmtSyntax.self) {
        enter(loop, stretch, &pending)
      } else if let syntax = node.as(FunctionCallExprSyntax.self) {
        let call = ManifestCall(syntax: syntax, scope: stretch.scope)
        if note(call, stretch) || stretch.depth >= 4 { continue }
        for (function, scope) in evaluation.helpers(of: syntax, stretch.scope) {
          guard let body = function.body else { continue }
          var scope = scope
          var ignored: [ManifestExpression] = []
          _ = evaluation.run(body.statements, &scope, isValue: false, &ignored, depth: 1)
          pending.append(
            Stretch(
              root: Syntax(body), scope: scope,
              caller: stretch.caller ?? syntax.contentOffset,
              depth: stretch.depth + 1))
        }
        if let closure = ManifestEvaluation.closure(of: syntax) {
          enter(closure, of: syntax, stretch, &pending)
        }
      }
    }
  }

  private mutating func enter(
    _ closure: ClosureExprSyntax, of call: FunctionCallExprSyntax, _ stretch: Stretch,
    _ pending: inout [Stretch]
  ) {
    guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return }
    let list = ManifestExpression(syntax: base, scope: stretch.scope)
    for scope in evaluation.scopes(of: closure, over: list) {
      pending.append(
        Stretch(
          root: Syntax(closure.statements), scope: scope, caller: stretch.caller,
          depth: stretch.depth + 1))
    }
  }

  private mutating func enter(
    _ loop: ForStmtSyntax, _ stretch: Stretch, _ pending: inout [Stretch]
  ) {
    guard stretch.depth < 4,
      let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    let list = ManifestExpression(syntax: loop.sequence, scope: stretch.scope)
    for element in evaluation.elements(list) {
      var scope = stretch.scope
      scope.bind(name, to: element)
      pending.append(
        Stretch(
          root: Syntax(loop.body), scope: scope, caller: stretch.caller, depth: stretch.depth + 1))
    }
  }

  private static let targetMakers: Set<String> = [
    "target", "executableTarget", "testTarget", "macro", "plugin", "systemLibrary",
    "binaryTarget",
  ]
  private static let productMakers: Set<String> = [
    "library", "executable", "plugin", "iOSApplication",
  ]

  /// Takes a call down if it makes a package, a product or a target.
  private mutating func note(_ call: ManifestCall, _ stretch: Stretch) -> Bool {
    if call.name == "Package" && call.argument("name") != nil {
      package = package ?? call
      return false
    }
    guard call.isMember, let nameArgument = call.argument("name") else { return false }
    if ManifestScan.productMakers.contains(call.name), let list = call.argument("targets") {
      guard let name = evaluation.string(nameArgument) else { return false }
      let names = evaluation.elements(list).compactMap { evaluation.string($0) }
      products.append(Product(name: name, kind: call.name, targets: names))
      return true
    }
    guard ManifestScan.targetMakers.contains(call.name), call.makesTarget,
      let name = evaluation.string(nameArgument)
    else { return false }
    let own = call.syntax.contentOffset
    let bare = ManifestExpression(syntax: nameArgument.syntax)
    let isOwn = evaluation.string(bare) != nil
    targets.append(Target(name: name, call: call, offset: isOwn ? own : stretch.caller ?? own))
    return true
  }

  private mutating func noteSettings(_ sequence: SequenceExprSyntax, _ scope: ManifestScope) {
    let parts = Array(sequence.elements)
    guard parts.count >= 3,
      parts[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text == "swiftSettings"
    else { return }
    settingsForAll += parts[2...].map { ManifestExpression(syntax: $0, scope: scope) }
  }
}

extension ManifestCall {
  /// Whether `.target(…)`, `.plugin(…)` makes a target rather than a dependency on one.
  fileprivate var makesTarget: Bool {
    if argument("condition") != nil { return false }
    if name == "plugin" && (argument("package") != nil || argument("capability") == nil) {
      return false
    }
    var node = syntax.parent
    while let current = node {
      switch current.as(SyntaxEnum.self) {
      case .labeledExpr(let argument):
        switch argument.label?.text {
        case "dependencies", "plugins": return false
        case "targets": return true
        default: break
        }
      case .functionCallExpr(let call):
        let owner = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        if owner?.lastName == "dependencies" { return false }
      case .sequenceExpr(let sequence):
        if sequence.elements.first?.lastName == "dependencies" { return false }
      case .patternBinding(let binding):
        if let type = binding.typeAnnotation { return !type.type.isDependency }
      case .functionDecl(let function):
        return !(function.signature.returnClause?.type.isDependency ?? false)
      default: break
      }
      node = current.parent
    }
    return true
  }
}

extension TypeSyntax {
  fileprivate var isDependency: Bool { plainText.contains("Dependency") }
}
