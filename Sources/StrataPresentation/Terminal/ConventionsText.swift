internal import StrataCode
package import StrataFeatures
internal import StrataModel

/// What a project does, in words.
package struct ConventionsText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// What is decided with how many do it and an example, then what is not, then what new code is
  /// modelled on.
  package func text(_ conventions: Conventions) -> String {
    let paths = style.paths(from: conventions.root)
    let decided = conventions.all.filter(\.isDecided)
    let open = conventions.all.filter { !$0.isDecided }
    let profile = conventions.profile
    var text =
      Phrase(
        "profile \(profile.name): \(profile.reason)", zh: "规则集 \(profile.name)：\(profile.reason)"
      )
      .line(in: style.language) + "\n"
    if !decided.isEmpty {
      text += "\n" + heading(Phrase("Decided", zh: "已形成约定"))
      text += TextTable.text(decided.map { row($0, paths) }, indent: 2)
    }
    if !open.isEmpty {
      text +=
        "\n"
        + heading(
          Phrase("Undecided: fewer than two do it, or fewer than 60 %", zh: "未形成约定：不足两处，或不足 60%"))
      text += TextTable.text(open.map(row), indent: 2)
    }
    return text + model(conventions, paths)
  }

  private func heading(_ title: Phrase) -> String {
    style.paint(style.say(title), .strong) + "\n"
  }

  private func row(_ convention: Convention, _ paths: PathsFromHere) -> [String] {
    var value = ConventionWords.value(convention.value, convention.topic)
    if convention.topic == .folder {
      let folder = paths(convention.value)
      value = Phrase(verbatim: folder.isEmpty ? "." : folder.printablePath)
    }
    let example = convention.example.map { $0.type ?? paths($0.file) } ?? ""
    return [
      style.say(ConventionWords.topic(convention)), value.line(in: style.language),
      style.say(ConventionWords.count(convention)), example.printable,
    ]
  }

  private func row(_ convention: Convention) -> [String] {
    let first = Convention.Alternative(value: convention.value, count: convention.there)
    let values = ([first] + convention.others).map { alternative in
      let value = ConventionWords.value(alternative.value, convention.topic)
      return Phrase("\(value) \(alternative.count)", zh: "\(value) \(alternative.count)")
    }
    return [
      style.say(ConventionWords.topic(convention)), style.say(ConventionWords.count(convention)),
      Phrase.joined(values, by: Phrase(", ", zh: "，")).line(in: style.language),
    ]
  }

  private func model(_ conventions: Conventions, _ paths: PathsFromHere) -> String {
    guard let model = conventions.model else { return "" }
    let subject = model.subject.printable
    return "\n"
      + heading(
        Phrase("Model for new code: \(subject)", zh: "新代码的样板：\(subject)"))
      + TextTable.text(
        model.parts.map { part in
          let role = part.role.noun ?? Phrase(verbatim: part.role.rawValue)
          return [style.say(role), part.type.printable, paths(part.file).printablePath]
        }, indent: 2)
  }
}
