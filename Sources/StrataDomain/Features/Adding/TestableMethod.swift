internal import StrataCode
internal import StrataModel

/// A method of which a test can say what it has to do: it asks one thing of one collaborator.
struct TestableMethod {
  /// Where the answer is to be seen.
  enum Outcome: Equatable {
    /// The method returns what the answer, called by the name, becomes in an expression.
    case returned(name: String, expression: String)
    /// A property holds it.
    case held(property: String, name: String, expression: String)
    /// There is nothing to be seen.
    case nothing
  }

  let method: Requirement
  let call: CollaboratorCall
  /// The property that is asked, and the protocol that it holds.
  let contract: SymbolID
  let outcome: Outcome
  /// Whether an error goes through unchanged.
  let passesError: Bool
  /// The property that is set where an error was caught, and whether it is a Boolean.
  var failure: (property: String, isFlag: Bool)?

  /// What is to be said of a method; nil where nothing is.
  init?(_ place: DeclarationID, of id: SymbolID, in code: CodeText) {
    let codebase = code.codebase
    let declaration = codebase.declaration(place)
    guard declaration.access > .fileprivate, declaration.modifiers.contains(.hasBody),
      declaration.modifiers.isDisjoint(with: [.isStatic, .isOverride, .isMutating])
    else { return nil }
    let tail = code.behindName(of: place)
    guard let body = BodyText.body(tail),
      let method = Requirement(signature: codebase.name(place), tail)
    else { return nil }
    self.method = method
    var reading = MethodReading(BodyText.statements(body))
    guard let call = reading.call,
      let property = codebase.storedProperties(of: id).first(where: {
        codebase.name($0) == call.property
      }),
      let held = codebase.writtenTypes(of: property).first?.type,
      codebase.symbols[held].kind == .protocol
    else { return nil }
    self.call = call
    contract = held
    passesError = method.failure != nil && !reading.catches
    guard let outcome = reading.outcome(method) else { return nil }
    self.outcome = outcome
    if let caught = reading.caught {
      let property = codebase.storedProperties(of: id).first { codebase.name($0) == caught }
      if let property {
        let text = TypeText.plain(code.behindName(of: property))
        let isFlag = text.contains("= false")
        if isFlag || codebase.declaration(property).modifiers.contains(.isOptional) {
          failure = (caught, isFlag)
        }
      }
    }
  }
}

/// What the statements of a body are, one after the other.
private struct MethodReading {
  private(set) var call: CollaboratorCall?
  private(set) var catches = false
  /// What is set where an error was caught.
  private(set) var caught: String?
  private var result: String?

  /// Reads statements; nothing is found where one is not understood.
  init(_ statements: [String]) {
    for statement in statements {
      if let (inside, failure) = BodyText.attempt(statement), call == nil, inside.count == 1 {
        catches = true
        call = CollaboratorCall(inside[0])
        caught = failure.first.flatMap(Self.assigned)
        if call == nil { return }
        continue
      }
      let statement = statement.replacing(String(BodyText.lineEnd), with: " ")
      if call == nil, let found = CollaboratorCall(statement) {
        call = found
        continue
      }
      if call != nil, statement.hasPrefix("return ") {
        result = String(statement.dropFirst("return ".count))
        continue
      }
      guard Self.isHarmless(statement) else {
        call = nil
        return
      }
    }
  }

  /// Where the answer is to be seen; nil where that is not understood.
  mutating func outcome(_ method: Requirement) -> TestableMethod.Outcome? {
    guard let call else { return nil }
    let made = { (name: String, rest: String) -> String? in
      let expression = name + rest
      return CollaboratorCall.isPlain(expression, given: [name]) ? expression : nil
    }
    switch call.use {
    case .returned, .dropped:
      if method.result.isEmpty { return call.suffix.isEmpty ? .nothing : nil }
      guard result == nil else { return nil }
      return made("answer", call.suffix).map { .returned(name: "answer", expression: $0) }
    case .bound(let name):
      guard let result, call.suffix.isEmpty, CollaboratorCall.isPlain(result, given: [name]),
        TypeText.words(result).contains(name)
      else { return nil }
      return .returned(name: name, expression: result)
    case .assigned(let property):
      guard result == nil else { return nil }
      return made("answer", call.suffix).map {
        .held(property: property, name: "answer", expression: $0)
      }
    }
  }

  private static func assigned(_ statement: String) -> String? {
    guard let equals = statement.firstRange(of: " = ") else { return nil }
    let name = statement[..<equals.lowerBound]
    let own = name.hasPrefix("self.") ? name.dropFirst("self.".count) : name
    return AddedField.isName(String(own)) ? String(own) : nil
  }

  /// Flags that are set and asked for.
  private static func isHarmless(_ statement: String) -> Bool {
    if statement.hasPrefix("guard !"), statement.hasSuffix("else { return }") {
      return AddedField.isName(
        TypeText.plain(statement.dropFirst("guard !".count).dropLast("else { return }".count)))
    }
    if statement.hasPrefix("defer {") { return true }
    guard let equals = statement.firstRange(of: " = ") else { return false }
    return ["true", "false", "nil", "[]", "\"\""].contains(statement[equals.upperBound...])
  }
}
