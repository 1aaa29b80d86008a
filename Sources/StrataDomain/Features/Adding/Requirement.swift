internal import StrataCode
internal import StrataModel

/// A member that a protocol asks for, as far as a double can have it.
struct Requirement: Equatable {
  struct Parameter: Equatable {
    /// `_` for none.
    var label: String
    var name: String
    /// As it is written.
    var type: String
    /// As a value that is kept: without attributes; nil for a closure that does not outlive the call.
    var kept: String?

    /// As it stands in a signature.
    var text: String { (label == name ? name : "\(label) \(name)") + ": \(type)" }
  }

  var name: String
  /// What the double's own members for it are called after; no two have one.
  var key: String
  var parameters: [Parameter] = []
  var isAsync = false
  /// What it throws: `any Error` where nothing is said; nil for nothing.
  var failure: String?
  /// What it returns or is; empty for nothing.
  var result = ""
  var isProperty = false
  /// A property that can be set.
  var isSettable = false
  /// Whether `@MainActor` stands on it.
  var isOnMainActor = false

  /// The parameters that a double can remember.
  var remembered: [Parameter] { parameters.filter { $0.kept != nil } }

  /// The signature from the name on.
  func signature(indent: String, step: String, before: String) -> String {
    let effects =
      (isAsync ? " async" : "")
      + (failure.map { $0 == "any Error" ? " throws" : " throws(\($0))" } ?? "")
      + (result.isEmpty ? "" : " -> \(result)")
    let line = "\(name)(\(parameters.map(\.text).joined(separator: ", ")))\(effects)"
    if indent.count + before.count + line.count <= 98 { return line }
    let lines = parameters.map { "\(indent)\(step)\($0.text)" }.joined(separator: ",\n")
    return "\(name)(\n\(lines)\n\(indent))\(effects)"
  }
}

extension Requirement {
  /// What a protocol's member asks for, from its text.
  init(_ place: DeclarationID, in code: CodeText) throws(DoubleObstacle) {
    let codebase = code.codebase
    let declaration = codebase.declaration(place)
    let attributes = codebase.attributes(before: place)
    let name = codebase.name(place)
    guard !attributes.contains(where: { $0.hasPrefix("objc") }) else { throw .optional }
    switch declaration.kind {
    case .associatedType: throw .associatedType
    case .subscript: throw .subscript
    case .initializer: throw .initializer
    case .function, .property: break
    default: throw .unread
    }
    if declaration.modifiers.contains(.isStatic) { throw .static }
    if declaration.modifiers.contains(.isNonisolated) { throw .isolation }
    let tail = code.behindName(of: place)
    guard !tail.contains("//"), !tail.contains("/*"), AddedField.isName(name) else { throw .unread }
    self.init(name: name, key: name)
    isOnMainActor = attributes.contains("MainActor")
    if declaration.kind == .property { try readProperty(tail) } else { try readFunction(tail) }
    guard !TypeText.words(tail).contains(where: { $0 == "Self" || $0 == "some" }) else {
      throw .generic
    }
  }

  private mutating func readProperty(_ tail: String) throws(DoubleObstacle) {
    guard let colon = tail.firstIndex(of: ":"), let brace = tail.lastIndex(of: "{"), colon < brace
    else { throw .unread }
    isProperty = true
    result = TypeText.plain(tail[tail.index(after: colon)..<brace])
    let accessors = TypeText.words(tail[brace...])
    if accessors.contains("async") || accessors.contains("throws") { throw .effectfulProperty }
    isSettable = accessors.contains("set")
  }

  private mutating func readFunction(_ tail: String) throws(DoubleObstacle) {
    if tail.first == "<" { throw .generic }
    guard let (inside, rest) = TypeText.bracketed(tail) else { throw .unread }
    for piece in TypeText.split(inside, at: ",") where !TypeText.plain(piece).isEmpty {
      parameters.append(try Parameter(piece))
    }
    let arrow = TypeText.split(rest.replacing("->", with: "\u{1}"), at: "\u{1}")
    let words = TypeText.words(arrow[0])
    isAsync = words.contains("async")
    if words.contains("rethrows") || TypeText.words(rest).contains("where") { throw .generic }
    if let range = arrow[0].firstRange(of: "throws") {
      let typed = TypeText.bracketed(String(arrow[0][range.upperBound...]))
      failure = typed.map { TypeText.plain($0.inside) } ?? "any Error"
    }
    result = TypeText.plain(arrow.dropFirst().joined(separator: "->"))
      .replacing("\u{1}", with: "->")
    if result == "Void" || result == "()" { result = "" }
    if failure == "Never" { failure = nil }
  }
}

extension Requirement {
  /// A method from what stands behind its name, with or without its body; nil where it cannot be read.
  init?(signature name: String, _ tail: String) {
    self.init(name: name, key: name)
    guard let (inside, rest) = TypeText.bracketed(tail) else { return nil }
    let head = rest.prefix { $0 != "{" }
    do throws(DoubleObstacle) { try readFunction("(\(Self.withoutDefaults(inside)))\(head)") } catch
    {
      return nil
    }
  }

  private static func withoutDefaults(_ parameters: String) -> String {
    TypeText.split(parameters, at: ",").map { piece in
      piece.firstRange(of: " = ").map { String(piece[..<$0.lowerBound]) } ?? piece
    }.joined(separator: ",")
  }
}

extension Requirement.Parameter {
  /// `label name: Type`, as it is written.
  init(_ text: String) throws(DoubleObstacle) {
    guard let colon = text.firstIndex(of: ":") else { throw .unread }
    let names = TypeText.words(text[..<colon])
    type = TypeText.plain(text[text.index(after: colon)...])
    guard let first = names.first, names.count < 3, !type.isEmpty else { throw .unread }
    label = first
    name = names.last ?? first
    let words = TypeText.words(type)
    let isOwned = words.contains { ["inout", "isolated", "borrowing", "consuming"].contains($0) }
    if isOwned || type.hasSuffix("...") || name == "_" { throw .parameter }
    var bare = type
    for attribute in ["@escaping ", "@autoclosure ", "sending "] {
      bare = bare.replacing(attribute, with: "")
    }
    let isShort =
      TypeText.isFunction(bare) && !type.contains("@escaping") && !TypeText.isOptional(bare)
    kept = isShort ? nil : bare
  }
}
