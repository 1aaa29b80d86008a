internal import StrataCode
internal import StrataModel

// Repository protocols that hand out what the server sent, as it came.

extension Codebase {
  /// Requirements of repository protocols in Domain whose result is untyped JSON or a raw answer.
  func rawAnswerFindings() -> [Finding] {
    guard hasDomain else { return [] }
    return types(.repositoryProtocol).filter {
      layer(of: $0) == .domain && isRepositoryContract($0)
    }
    .compactMap { contract in
      let raw = requirements(of: contract).filter { isProduction($0) && givesRawAnswer($0) }
      guard let first = raw.first else { return nil }
      let (name, method) = (symbols[contract].qualifiedName, self.name(first))
      let given = givesDictionary(first) ? "[String: Any]" : "Data"
      return Rule.dtoInDomain.finding(
        at: FindingPlace(
          declaration(first).span, in: first.file,
          also: raw.dropFirst().map { declaration($0).span }, subject: "\(name).\(method)",
          owner: first.declaration), in: self,
        message: Phrase(
          "'\(method)' of repository protocol '\(name)' in Domain returns '\(given)', the answer as it came",
          zh: "Domain 中 Repository 协议 '\(name)' 的 '\(method)' 返回未经映射的 '\(given)'"),
        help: Phrase(
          "return an entity, and decode the answer in Data",
          zh: "返回 Entity，并在 Data 中解码响应")
      ).held(at: .info).with(confidence: 0.9)
    }
  }

  private func givesRawAnswer(_ place: DeclarationID) -> Bool {
    let kind = declaration(place).kind
    guard kind == .function else { return false }
    if givesDictionary(place) { return true }
    let facts = facts(place.file)
    let given = referenceOrder[place.file][place.declaration].map { facts.references[$0] }
      .filter { $0.role == .return }.map { facts[$0.name] }
    guard given == ["Data"] else { return false }
    let words = NameWords.split(name(place)).map { WordReader.singular($0) }
    if !Self.bytes.isDisjoint(with: words) { return false }
    return !Self.answers.isDisjoint(with: words)
      || words.last.map { last in
        routes.entities.contains { $0.concept == [last] && !storedProperties(of: $0.id).isEmpty }
      } ?? false
  }

  /// What is bytes by nature.
  private static var bytes: Set<String> {
    [
      "image", "photo", "picture", "avatar", "thumbnail", "icon", "logo", "file", "document",
      "audio", "video", "sound", "recording", "media", "attachment", "asset", "pdf", "export",
      "backup", "archive", "content", "font", "signature", "key", "certificate", "token", "poster",
      "cover", "artwork", "wallpaper", "sticker", "emoji", "gif", "qr", "barcode", "map", "tile",
    ]
  }

  private static var answers: Set<String> { ["raw", "json", "response", "payload", "body"] }
}
