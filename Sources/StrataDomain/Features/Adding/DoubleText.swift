internal import StrataCode
internal import StrataModel

/// The text of a double: it remembers what it is asked, and answers what a test says.
struct DoubleText {
  /// How its state is kept.
  enum Form: Equatable {
    case finalClass
    case mainActorClass
    case actor
    /// A class that anybody may call at any time.
    case lockedClass
  }

  let contract: DoubledProtocol
  let name: String
  let form: Form
  /// `public`, `package` or nothing, with a blank.
  let access: String
  let step: String
  let calls: String
  let result: String
  /// Whether only its file sees it.
  var isPrivate = false

  /// Whether a member is given what it answers.
  static func answers(_ one: Requirement) -> Bool {
    one.isProperty || one.failure != nil || !one.result.isEmpty
  }

  /// What holds the answer.
  func answerName(_ one: Requirement) -> String { one.isProperty ? one.name : one.key + result }

  /// What counts the calls, or holds what they were given.
  func callsName(_ one: Requirement) -> String { one.key + calls }

  /// What holds the arguments; nil where none can be remembered.
  func argumentsName(_ one: Requirement) -> String? {
    if one.remembered.isEmpty { return nil }
    return counts || flags ? one.key + "Arguments" : callsName(one)
  }

  /// Whether calls are counted, or only noticed.
  var counts: Bool { calls.hasSuffix("Count") }
  var flags: Bool { calls.hasSuffix("Called") }

  /// The type of an answer.
  func answerType(_ one: Requirement) -> String {
    let value = one.result.isEmpty ? "Void" : one.result
    return one.failure.map { "Result<\(value), \($0)>" } ?? value
  }

  /// The answer where a test says nothing; nil where it has to say something.
  func answerDefault(_ one: Requirement) -> String? {
    guard let failure = one.failure else { return TypeText.emptyValue(of: one.result) }
    if one.result.isEmpty { return ".success(())" }
    return failure == "any Error" ? ".failure(NotSet())" : nil
  }

  /// The type of what is remembered of a call with arguments.
  func argumentType(_ one: Requirement) -> String {
    let all = one.remembered
    if all.count == 1 { return all[0].kept.map { TypeText.isFunction($0) ? "(\($0))" : $0 } ?? "" }
    return tuple(all.map { "\($0.name): \($0.kept ?? "")" }, beside: 30, indent: step)
  }

  /// Values in round brackets, each in a line of its own if they are too long for one.
  private func tuple(_ values: [String], beside others: Int, indent: String) -> String {
    let line = values.joined(separator: ", ")
    if line.count + others <= 80 { return "(\(line))" }
    return "(\n" + values.map { indent + step + $0 }.joined(separator: ",\n") + "\n\(indent))"
  }

  /// Its lines.
  var lines: [String] {
    written.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
  }

  private var written: [String] {
    let word = form == .actor ? "actor" : "final class"
    let mark = form == .mainActorClass ? ["@MainActor"] : []
    let clause = form == .lockedClass ? ", @unchecked Sendable" : ""
    var lines = ["/// Remembers what it is asked, and answers what the test says."] + mark
    lines.append("\(isPrivate ? "private " : access)\(word) \(name): \(contract.name)\(clause) {")
    let all = contract.requirements
    if all.contains(where: { answerDefault($0) == ".failure(NotSet())" }) {
      let body = access.isEmpty ? "{}" : "{\n\(step)\(step)\(access)init() {}\n\(step)}"
      lines += [
        "\(step)/// Thrown where the test does not say what is answered.",
        "\(step)\(access)struct NotSet: Error \(body)", "",
      ]
    }
    lines += state
    lines += initializer
    for one in all where !one.isProperty { lines += [""] + method(one) }
    return lines + ["}"]
  }

  /// What is remembered, and what is answered.
  private var state: [String] {
    var lines: [String] = []
    let methods = contract.requirements.filter { !$0.isProperty }
    if form == .lockedClass {
      lines += lockedState(methods)
    } else {
      for one in methods {
        lines += remembered(one).map { "\(step)\(access)private(set) var \($0.name)\($0.start)" }
      }
    }
    for one in contract.requirements where Self.answers(one) {
      lines += answer(one)
    }
    return lines
  }

  private func remembered(
    _ one: Requirement
  ) -> [(name: String, type: String, start: String)] {
    let calls = callsName(one)
    let arguments = argumentsName(one).map { name in
      (name: name, type: "[\(argumentType(one))]", start: ": [\(argumentType(one))] = []")
    }
    if flags { return [(calls, "Bool", " = false")] + [arguments].compactMap { $0 } }
    if counts || arguments == nil {
      return [(calls, "Int", " = 0")] + [arguments].compactMap { $0 }
    }
    return [arguments].compactMap { $0 }
  }

  private func lockedState(_ methods: [Requirement]) -> [String] {
    var lines = ["\(step)private struct State {"]
    let all = methods.flatMap(remembered)
    lines += all.map { "\(step)\(step)var \($0.name)\($0.start)" }
    for one in contract.requirements where one.isProperty && one.isSettable {
      lines.append("\(step)\(step)var \(one.name): \(one.result)")
    }
    lines += ["\(step)}", "", "\(step)private let lock = NSLock()"]
    let settable = contract.requirements.contains { $0.isProperty && $0.isSettable }
    lines.append("\(step)private var state\(settable ? ": State" : " = State()")")
    return lines
      + all.map { one in
        "\(step)\(access)var \(one.name): \(one.type) { lock.withLock { state.\(one.name) } }"
      }
  }

  private func answer(_ one: Requirement) -> [String] {
    let (name, type) = (answerName(one), answerType(one))
    if form == .lockedClass, one.isProperty, one.isSettable {
      return [
        "\(step)\(access)var \(name): \(type) {",
        "\(step)\(step)get { lock.withLock { state.\(name) } }",
        "\(step)\(step)set { lock.withLock { state.\(name) = newValue } }", "\(step)}",
      ]
    }
    let isFixed = form == .actor || form == .lockedClass
    return ["\(step)\(access)\(isFixed ? "let" : "var") \(name): \(type)"]
  }

  private var initializer: [String] {
    let all = contract.requirements.filter(Self.answers)
    if all.isEmpty { return access.isEmpty ? [] : ["", "\(step)\(access)init() {}"] }
    let parameters = all.map { one in
      let escaping = TypeText.isFunction(answerType(one)) ? "@escaping " : ""
      return "\(answerName(one)): \(escaping)\(answerType(one))"
        + (answerDefault(one).map { " = \($0)" } ?? "")
    }
    let line = "\(step)\(access)init(\(parameters.joined(separator: ", "))) {"
    let head =
      line.count <= 100
      ? [line]
      : ["\(step)\(access)init("]
        + parameters.enumerated().map { index, one in
          "\(step)\(step)\(one)" + (index + 1 < parameters.count ? "," : "")
        } + ["\(step)) {"]
    let settable = all.filter { $0.isProperty && $0.isSettable }.map(\.name)
    let isLocked = form == .lockedClass && !settable.isEmpty
    let state =
      isLocked
      ? ["\(step)\(step)state = State(\(settable.map { "\($0): \($0)" }.joined(separator: ", ")))"]
      : []
    let stores = all.map(answerName).filter { !isLocked || !settable.contains($0) }.map {
      "\(step)\(step)self.\($0) = \($0)"
    }
    return [""] + head + state + stores + ["\(step)}"]
  }

  private func method(_ one: Requirement) -> [String] {
    let before = "\(access)func "
    let signature = one.signature(indent: step, step: step, before: before)
    var body: [String] = []
    let target = form == .lockedClass ? "state." : ""
    let arguments = one.remembered.map(\.name)
    if let name = argumentsName(one) {
      let tuple =
        arguments.count == 1
        ? arguments[0]
        : tuple(arguments.map { "\($0): \($0)" }, beside: name.count + 16, indent: step + step)
      body.append("\(target)\(name).append(\(tuple))")
    }
    if flags {
      body.append("\(target)\(callsName(one)) = true")
    } else if counts || arguments.isEmpty {
      body.append("\(target)\(callsName(one)) += 1")
    }
    if form == .lockedClass {
      body =
        body.count == 1
        ? ["lock.withLock { \(body[0]) }"]
        : ["lock.withLock {"] + body.map { step + $0 } + ["}"]
    }
    if Self.answers(one) {
      let word = one.result.isEmpty ? "" : "return "
      body.append(
        word + (one.failure == nil ? answerName(one) : "try \(answerName(one)).get()"))
    }
    return ["\(step)\(before)\(signature) {"] + body.map { step + step + $0 } + ["\(step)}"]
  }
}
