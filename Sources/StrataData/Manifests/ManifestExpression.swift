internal import SwiftSyntax

/// An expression of a manifest, with what the names around it stand for.
struct ManifestExpression {
  var syntax: ExprSyntax
  var scope = ManifestScope()
  /// The type it is written for, `Module` or `[Module]`, where the manifest says so.
  var type: String?
  /// What statements have assigned to its members since.
  var changes: [String: [ManifestExpression]] = [:]
  /// Whether it is one element of a list that is put together step by step.
  var isElement = false
  /// Where people look for it, if not where it is written: a helper's call, a mapped element.
  var origin: Syntax?

  /// Where people look for it.
  var place: Syntax { origin ?? Syntax(syntax) }

  /// Another expression in the same scope.
  func inner(_ syntax: ExprSyntax, type: String? = nil) -> ManifestExpression {
    ManifestExpression(syntax: syntax, scope: scope, type: type)
  }
}

/// What names stand for inside a function or closure of a manifest: several expressions are the
/// parts of a list, or what is possible.
struct ManifestScope {
  var bindings: [String: [ManifestExpression]] = [:]
  /// The types that the code is written in, the innermost first.
  var owners: [String] = []

  /// Binds a name to one expression.
  mutating func bind(_ name: String, to expression: ManifestExpression) {
    bindings[name] = [expression]
  }
}

extension TypeSyntax {
  /// The name that declarations know the type by: `Module` of `ModulePaths.Module?`, `[Module]`.
  var manifestName: String? { Self.manifestName(plainText[...]) }

  private static func manifestName(_ text: Substring) -> String? {
    var text = text
    for prefix in ["inout", "any", "some", "@escaping"] where text.hasPrefix(prefix) {
      let rest = text.dropFirst(prefix.count)
      if rest.first?.isUppercase == true { text = rest }
    }
    while text.hasSuffix("?") || text.hasSuffix("!") { text = text.dropLast() }
    if text.contains("->") || text == "Self" { return nil }
    if text.hasPrefix("["), text.hasSuffix("]"), !text.contains(":") {
      return manifestName(text.dropFirst().dropLast()).map { "[\($0)]" }
    }
    for list in ["Array<", "Set<"] where text.hasPrefix(list) && text.hasSuffix(">") {
      return manifestName(text.dropFirst(list.count).dropLast()).map { "[\($0)]" }
    }
    let name = text.split(separator: "<").first?.split(separator: ".").last.map(String.init)
    return name.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension ExprSyntax {
  /// The last part of a name: `dependencies` of `target.dependencies`.
  var lastName: String? {
    (self.as(MemberAccessExprSyntax.self)?.declName ?? self.as(DeclReferenceExprSyntax.self))?
      .baseName.plainName
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var plainName: String {
    text.hasPrefix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
  }
}
