internal import StrataCode
internal import StrataModel

/// The types of a new screen: as much of the example's as can be known, and one visible mark where a
/// person has to decide.
struct ScreenText {
  let code: CodeText
  let subject: SubjectName
  /// One step of indentation.
  let step: String

  private var codebase: Codebase { code.codebase }
  private let marker = "#warning"
  /// What a body that is not written yet ends in, in the project that it is written for.
  private let trap = "preconditionFailure"

  /// What drives the screen.
  func driver(_ id: SymbolID, _ members: RepeatedMembers) -> [String] {
    let own = texts(of: id, members)
    let asks = members.kept.contains { codebase.declaration($0.place).kind == .function }
    let reducer = bodyOfReducer(id)
    let mark =
      asks || !reducer.isEmpty || !members.open.isEmpty
      ? [] : [["\(step)\(marker)(\"ask for what '\(name(of: id))' shows\")"]]
    return written(id, own + reducer + mark)
  }

  /// What else there is of the screen, and cannot be repeated whole.
  func part(_ id: SymbolID, _ members: RepeatedMembers) -> [String] {
    written(id, texts(of: id, members))
  }

  /// What people see.
  func view(_ id: SymbolID, _ members: RepeatedMembers, _ repeated: RepeatedCode) -> [String] {
    written(id, texts(of: id, members) + shown(id, repeated))
  }

  private func name(of id: SymbolID) -> String { subject.renamed(codebase.symbols[id].name) }

  /// A type with members, a line between what takes several lines and its neighbours.
  private func written(_ id: SymbolID, _ members: [[String]]) -> [String] {
    var lines: [String] = []
    var wasShort = true
    for member in members where !member.isEmpty {
      let isShort = member.count == 1
      if !lines.isEmpty, !isShort || !wasShort { lines.append("") }
      lines += member
      wasShort = isShort
    }
    return [head(id)] + lines + ["}"]
  }

  private func head(_ id: SymbolID) -> String {
    let whole = code.whole(codebase.symbols[id].place)
    let lines = whole.prefix { $0 != "{" }.split(separator: "\n").map { String($0) }
    let text = lines.filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
      .joined(separator: "\n")
    return subject.renamed(text: text.trimmedEnd) + " {"
  }

  private func texts(of id: SymbolID, _ members: RepeatedMembers) -> [[String]] {
    var all = members.kept.map { lines($0.text) }
    let hasInitializer = members.kept.contains {
      codebase.declaration($0.place).kind == .initializer && !$0.text.contains("coder")
    }
    if !hasInitializer, let initializer = initializer(of: id, members) {
      let after = members.kept.lastIndex { codebase.declaration($0.place).kind == .property }
      all.insert(initializer, at: after.map { $0 + 1 } ?? 0)
    }
    return all + members.open.map(open)
  }

  private func lines(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    return [step + (lines.first ?? "")] + lines.dropFirst()
  }

  /// What a protocol asks for and nobody knows yet.
  private func open(_ place: DeclarationID) -> [String] {
    let head = subject.renamed(text: String(code.whole(place).prefix { $0 != "{" })).trimmedEnd
    let name = subject.renamed(codebase.name(place))
    return lines(head + " {") + [
      "\(step)\(step)\(marker)(\"write '\(name)'\")",
      "\(step)\(step)\(trap)(\"'\(name)' is not written\")", "\(step)}",
    ]
  }

  /// An initializer that takes what has no value; nil where the compiler writes it or nothing is taken.
  private func initializer(of id: SymbolID, _ members: RepeatedMembers) -> [String]? {
    let taken = members.kept.filter { member in
      let declaration = codebase.declaration(member.place)
      return declaration.kind == .property
        && declaration.modifiers.isDisjoint(with: [
          .hasInitialValue, .isComputed, .isStatic, .isWeak, .isOptional, .isLazy,
        ]) && !member.text.contains("@Environment")
    }
    let wasWritten = codebase.initializers(of: id).contains { !code.whole($0).contains("coder") }
    guard wasWritten || codebase.symbols[id].kind == .class && !taken.isEmpty else { return nil }
    let access = codebase.symbols[id].access
    let word = access >= .package ? ConventionReader.word(min(access, .public)) + " " : ""
    var (parameters, stores): ([String], [String]) = ([], [])
    for member in taken {
      let name = subject.renamed(codebase.name(member.place))
      let type = TypeText.plain(member.text.drop { $0 != ":" }.dropFirst())
      parameters.append("\(name): \(TypeText.isFunction(type) ? "@escaping " : "")\(type)")
      stores.append(
        member.text.contains("@StateObject")
          ? "_\(name) = StateObject(wrappedValue: \(name))"
          : member.text.contains("@State ")
            ? "_\(name) = State(initialValue: \(name))" : "self.\(name) = \(name)")
    }
    let isController = codebase.symbols.externalSupertypes[Int(id.index)].contains {
      $0.hasPrefix("UI") && $0.hasSuffix("Controller")
    }
    if stores.isEmpty { return nil }
    if isController { stores.append("super.init(nibName: nil, bundle: nil)") }
    return ["\(step)\(word)init(\(parameters.joined(separator: ", "))) {"]
      + stores.map { step + step + $0 } + ["\(step)}"]
  }

  /// The body of a view or what a controller does first, with a mark for what it is to show.
  private func shown(_ id: SymbolID, _ repeated: RepeatedCode) -> [[String]] {
    let name = name(of: id)
    let mark = "\(step)\(step)\(marker)(\"show what '\(name)' is for\")"
    let members = codebase.members(of: id)
    if let body = members.first(where: { codebase.name($0) == "body" }) {
      let whole = code.whole(body)
      let head = subject.renamed(text: String(whole.prefix { $0 != "{" }).trimmedEnd) + " {"
      let title = ScreenExample.stem(of: name) ?? name
      let calls = calls(whole, repeated).map { step + step + step + $0 }
      return [lines(head) + [mark, "\(step)\(step)Text(\"\(title)\")"] + calls + ["\(step)}"]]
    }
    if let loaded = members.first(where: { codebase.name($0) == "viewDidLoad" }) {
      let head = TypeText.plain(code.whole(loaded).prefix { $0 != "{" }) + " {"
      return [lines(head) + ["\(step)\(step)super.viewDidLoad()", mark, "\(step)}"]]
    }
    return [[String(mark.dropFirst(step.count))]]
  }

  /// What happens when the view appears, as far as it can be repeated: `.task { … }`.
  private func calls(_ body: String, _ repeated: RepeatedCode) -> [String] {
    guard let tokens = CodeTokens(Array(body.utf8)) else { return [] }
    return tokens.all.indices.compactMap { index in
      guard tokens.isAt(index, "."), tokens.isAt(index + 1, "task", "onAppear"),
        tokens.isAt(index + 2, "{"), let close = tokens.partner(of: index + 2)
      else { return nil }
      let bytes = tokens.all[index].bytes.lowerBound..<tokens.all[close].bytes.upperBound
      return repeated.text(String(decoding: tokens.text[bytes], as: UTF8.self)).map {
        TypeText.plain($0)
      }.flatMap { $0.count < 90 ? $0 : nil }
    }.prefix(1).map { $0 }
  }

  /// What a reducer of The Composable Architecture does: nothing yet.
  private func bodyOfReducer(_ id: SymbolID) -> [[String]] {
    guard let body = codebase.members(of: id).first(where: { codebase.name($0) == "body" }) else {
      return []
    }
    let head = subject.renamed(text: String(code.whole(body).prefix { $0 != "{" }).trimmedEnd)
    return [
      lines(head + " {") + [
        "\(step)\(step)Reduce { _, _ in",
        "\(step)\(step)\(step)\(marker)(\"write what '\(name(of: id))' does\")",
        "\(step)\(step)\(step)return .none", "\(step)\(step)}", "\(step)}",
      ]
    ]
  }
}

extension StringProtocol {
  /// The text without blanks at its end.
  var trimmedEnd: String {
    String(String(reversed().drop(while: \.isWhitespace)).reversed())
  }
}
