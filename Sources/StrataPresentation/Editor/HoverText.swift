internal import StrataCode
internal import StrataFeatures
internal import StrataModel
internal import StrataRules

/// What an editor shows beside the pointer.
struct HoverText {
  let showsMarkdown: Bool
  let language: Language

  /// The text on what is pointed at.
  func text(_ pointed: PointedAt) -> String {
    var lines: [Phrase] = []
    if let placement = pointed.placement {
      lines += EvidenceText.strongest(placement, atMost: 3)
    }
    if !pointed.roles.isEmpty {
      let roles = Phrase.list(pointed.roles.map(\.rawValue))
      lines.append(Phrase("Roles: \(roles).", zh: "角色：\(roles)。"))
    }
    if let layer = pointed.layer, pointed.subject != .module {
      let others = pointed.mayName.filter { $0 != layer }.map(\.rawValue)
      let list = Phrase.list(others)
      lines.append(
        others.isEmpty
          ? Phrase(
            "\(layer.rawValue) may refer to itself only.", zh: "\(layer.rawValue) 只可以引用它自己。")
          : Phrase(
            "\(layer.rawValue) may refer to itself and to \(list).",
            zh: "\(layer.rawValue) 可以引用它自己以及 \(list)。"))
    }
    if let users = pointed.users {
      lines.append(
        users == 0
          ? Phrase("Used in no other file.", zh: "没有其他文件使用。")
          : Phrase(
            "Used in \(Noun("other file", zh: "个其他文件").count(users)).",
            zh: "被 \(users) 个其他文件使用。"))
    }
    lines += pointed.findings.prefix(3).map {
      Phrase("\($0.rule.text): \($0.message)", zh: "\($0.rule.text)：\($0.message)")
    }
    let rest = lines.map { showsMarkdown ? Self.escaped(plain($0)) : plain($0) }
    return ([plain(head(pointed))] + rest).joined(separator: showsMarkdown ? "\n\n" : "\n")
  }

  private func head(_ pointed: PointedAt) -> Phrase {
    let name = showsMarkdown ? "`\(pointed.name)`" : pointed.name
    if let placement = pointed.placement {
      let standing = EvidenceText.standing(placement)
      return Phrase("\(name): \(standing)", zh: "\(name)：\(standing)")
    }
    guard let layer = pointed.layer?.rawValue else {
      return Phrase(
        "\(name): a module from outside the project", zh: "\(name)：项目之外的模块")
    }
    return Phrase("\(name): a module of \(layer)", zh: "\(name)：\(layer) 的模块")
  }

  /// A text in which nothing means more than itself.
  static func escaped(_ text: String) -> String {
    String(text.flatMap { "\\`*_[]<>#".contains($0) ? ["\\", $0] : [$0] })
  }

  private func plain(_ phrase: Phrase) -> String { phrase.line(in: language) }
}

extension TypeLens {
  /// The line above a type.
  var title: Phrase {
    let number = JSONToken.number(confidence, decimals: 2)
    let place =
      layer.map { Phrase(verbatim: "\($0.rawValue) \(number)") } ?? Phrase("no layer", zh: "未归层")
    let files = Noun("file", zh: "个文件").count(users)
    return Phrase(
      "\(place) · \(Noun.finding.count(findings)) · used in \(files)",
      zh: "\(place) · \(findings) 个问题 · 用于 \(users) 个文件")
  }
}
