internal import StrataCode
internal import StrataModel
internal import StrataRules

extension FixKind {
  /// Gives the coding of an entity to a type of Data, and maps that where it is decoded.
  static let separateDTO: FixKind = FixKind(
    "separate-dto", .choice,
    Phrase(
      "give the coding of an entity to a DTO in Data with the same keys, mapped where it is decoded",
      zh: "把 Entity 的编解码交给 Data 中键名相同的 DTO，并在解码处映射"),
    step: Phrase(
      """
      build the project: only a compiler sees who else codes the entity; what is stored on devices \
      keeps its keys
      """, zh: "请构建项目：还有谁对 Entity 编解码，只有编译器才能全部看到；设备上已存数据的键名不变")
  ) { (subject) throws(ChangeError) in
    let rules = [Rule.codable.id, Rule.dtoInDomain.id]
    guard rules.contains(subject.finding.rule), subject.finding.to == nil, let id = subject.type,
      try !subject.isCodedByExtension(id),
      let split = try EntitySplit(of: id, in: subject)
    else { return nil }
    return try split.proposal()
  }
}
