internal import StrataCode
internal import SwiftSyntax

/// A path as a Tuist manifest writes it.
struct TuistPath {
  var text: String
  /// Whether it begins at Tuist's root rather than at the manifest.
  var isFromRoot = false
}

/// A pattern over source files, and what it leaves out.
struct TuistGlob {
  var path: TuistPath
  var excluded: [TuistPath] = []
}

/// What Tuist can make of a target.
enum TuistProduct {
  /// The kinds of module by the product's name.
  static let kinds: [String: Module.Kind] = [
    "unitTests": .test, "uiTests": .test, "commandLineTool": .tool, "macro": .plugin,
    "framework": .library, "staticFramework": .library, "staticLibrary": .library,
    "dynamicLibrary": .library, "bundle": .library, "app": .application, "appClip": .application,
    "appExtension": .application, "extensionKitExtension": .application, "xpc": .application,
    "watch2App": .application, "watch2Extension": .application,
    "tvTopShelfExtension": .application, "messagesExtension": .application,
    "stickerPackExtension": .application, "systemExtension": .application,
  ]
}

extension ManifestEvaluation {
  /// The kind of product that an expression stands for: `app` of `.app`.
  mutating func product(_ expression: ManifestExpression, depth: Int = 0) -> String? {
    guard depth < ManifestEvaluation.depthLimit, spend() else { return nil }
    if let access = expression.syntax.as(MemberAccessExprSyntax.self),
      access.base == nil || access.base?.lastName == "Product",
      TuistProduct.kinds[access.declName.baseName.text] != nil
    {
      return access.declName.baseName.text
    }
    for meaning in meanings(of: expression, depth: depth) {
      if let name = product(meaning, depth: depth + 1) { return name }
    }
    return nil
  }

  /// The name of the target or product that a dependency means.
  mutating func dependencyName(_ call: ManifestCall) -> String? {
    for label in ["name", "target", "product"] {
      guard let argument = call.argument(label) else { continue }
      if let name = string(argument) { return name }
      if let target = calls(argument).first?.argument("name") { return string(target) }
    }
    if let path = call.argument("path").flatMap({ path($0) })?.text {
      let name = RelativePath.name(of: path)
      return name.firstIndex(of: ".").map { String(name[..<$0]) } ?? name
    }
    guard let only = call.firstUnlabelled else { return nil }
    return calls(only).first?.argument("name").flatMap { string($0) } ?? string(only)
  }

  /// Whether a list is none that is known to be empty.
  mutating func isUnknown(_ list: ManifestExpression) -> Bool {
    var current = [(list, 0)]
    while let (next, depth) = current.popLast(), spend() {
      if next.syntax.is(ArrayExprSyntax.self) || next.syntax.is(NilLiteralExprSyntax.self) {
        return false
      }
      if depth < 12 { current += meanings(of: next).map { ($0, depth + 1) } }
      if let call = next.syntax.as(FunctionCallExprSyntax.self),
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      {
        current.append((next.inner(base), depth + 1))
      }
      if let sum = next.syntax.as(SequenceExprSyntax.self), let first = sum.elements.first {
        current.append((next.inner(first), depth + 1))
      }
    }
    return true
  }

  /// A path: a text, or `.relativeToRoot("…")` and its like.
  mutating func path(_ expression: ManifestExpression, depth: Int = 0) -> TuistPath? {
    guard depth < 8, spend() else { return nil }
    if let text = string(expression) {
      return text.hasPrefix("//")
        ? TuistPath(text: String(text.dropFirst(2)), isFromRoot: true) : TuistPath(text: text)
    }
    for call in calls(expression) {
      guard let argument = call.firstUnlabelled, let inner = path(argument, depth: depth + 1) else {
        continue
      }
      return TuistPath(
        text: inner.text, isFromRoot: inner.isFromRoot || call.name == "relativeToRoot")
    }
    return nil
  }

  /// The patterns of a list of sources.
  mutating func globs(_ list: ManifestExpression, depth: Int = 0) -> [TuistGlob] {
    guard depth < 8, spend() else { return [] }
    let elements = elements(list)
    if !elements.isEmpty { return elements.flatMap { glob($0) } }
    if let path = string(list).map({ TuistPath(text: $0) }) { return [TuistGlob(path: path)] }
    return calls(list).flatMap { call -> [TuistGlob] in
      if call.name == "glob" { return glob(list) }
      guard let inner = call.argument("globs") ?? call.firstUnlabelled else { return [] }
      return globs(inner, depth: depth + 1)
    }
  }

  private mutating func glob(_ element: ManifestExpression) -> [TuistGlob] {
    if let path = string(element).map({ TuistPath(text: $0) }) {
      return [TuistGlob(path: path)]
    }
    for call in calls(element) {
      guard let argument = call.firstUnlabelled ?? call.argument("pattern"),
        let path = path(argument)
      else { continue }
      var glob = TuistGlob(path: path)
      glob.path.isFromRoot = path.isFromRoot || call.name == "relativeToRoot"
      if let excluded = call.argument("excluding") {
        let list = elements(excluded)
        glob.excluded = (list.isEmpty ? [excluded] : list).compactMap { self.path($0) }
      }
      return [glob]
    }
    return []
  }

  /// The language mode that settings give: `"SWIFT_VERSION": "6"` or `.swiftVersion("6")`.
  mutating func swiftVersion(in settings: ManifestExpression, depth: Int = 0) -> Int? {
    guard depth < 8, spend() else { return nil }
    if let list = settings.syntax.as(DictionaryExprSyntax.self),
      case .elements(let elements) = list.content
    {
      for element in elements
      where string(settings.inner(element.key)) == "SWIFT_VERSION" {
        return languageMode(settings.inner(element.value))
      }
      return nil
    }
    for call in calls(settings) {
      if call.name == "swiftVersion", let version = call.firstUnlabelled {
        return languageMode(version)
      }
      let base = call.syntax.calledExpression.as(MemberAccessExprSyntax.self)?.base
      let inner = [call.argument("base"), base.map { settings.inner($0) }, call.firstUnlabelled]
      for next in inner.compactMap({ $0 }) where next.syntax.lastName != "SettingsDictionary" {
        if let mode = swiftVersion(in: next, depth: depth + 1) { return mode }
      }
    }
    for next in meanings(of: settings) where next.syntax.is(DictionaryExprSyntax.self) {
      if let mode = swiftVersion(in: next, depth: depth + 1) { return mode }
    }
    return nil
  }

  private mutating func languageMode(_ value: ManifestExpression) -> Int? {
    let text = string(value) ?? calls(value).first?.firstUnlabelled.flatMap { string($0) }
    return text.flatMap { Int($0.prefix { $0.isNumber }) }.map { $0 >= 6 ? 6 : 5 }
  }
}
