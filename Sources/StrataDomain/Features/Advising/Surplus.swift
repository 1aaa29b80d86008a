internal import StrataCode

/// What nobody needs.
struct Surplus {
  let today: ArchitectureToday
  let need: ArchitectureLevel
  let useCases: UseCaseAdvice
  let measures: ProjectMeasures

  init(
    today: ArchitectureToday, need: ArchitectureLevel, useCases: UseCaseAdvice,
    _ measures: ProjectMeasures
  ) {
    self.today = today
    self.need = need
    self.useCases = useCases
    self.measures = measures
  }

  var parts: [AdviceDifference.Part] {
    [forwarding, protocols, shells, domain, sources].compactMap(\.self)
  }

  private var shells: AdviceDifference.Part? {
    let shells = today.shells
    guard shells.areMostlyHollow else { return nil }
    let parts = Phrase.list(shells.parts)
    return AdviceDifference.Part(
      kind: .repeatedShells,
      text: Phrase(
        "\(parts) for each of \(shells.screens.count) screens: in \(shells.hollow.count) "
          + "(\(Phrase.list(shells.hollow, limit: 3))) no part has more than "
          + "\(ScreenShells.fewestLines) lines",
        zh: "\(shells.screens.count) 个界面各有一套 \(parts)：其中 \(shells.hollow.count) 个"
          + "（\(Phrase.list(shells.hollow, limit: 3))）每个部分都不超过 \(ScreenShells.fewestLines) 行"),
      count: shells.hollow.count)
  }

  private var forwarding: AdviceDifference.Part? {
    let count = useCases.forwarding
    let isMuch = need < .full || count * 2 > useCases.total
    guard count > 0, useCases.keeping == nil, isMuch else { return nil }
    return AdviceDifference.Part(
      kind: .forwardingUseCases,
      text: Phrase(
        "use cases that only hand a repository's answer on: \(count) of \(useCases.total)",
        zh: "只转发 Repository 结果的 UseCase：\(useCases.total) 个中的 \(count) 个"),
      count: count)
  }

  private var protocols: AdviceDifference.Part? {
    let names = today.lonelyProtocols
    guard need == .simple, !names.isEmpty else { return nil }
    return AdviceDifference.Part(
      kind: .lonelyProtocols,
      text: Phrase(
        "\(Noun.repositoryProtocol.count(names.count)) with one implementation and no double: "
          + "\(Phrase.list(names, limit: 3))",
        zh: "\(Noun.repositoryProtocol.count(names.count))只有一个实现，也没有测试替身："
          + "\(Phrase.list(names, limit: 3))"), count: names.count)
  }

  private var domain: AdviceDifference.Part? {
    let files = today.layers[.domain, default: 0]
    guard need == .simple, today.hasDomain, files > 0,
      measures.rules.count * 3 < files
    else { return nil }
    return AdviceDifference.Part(
      kind: .domain,
      text: Phrase(
        "a Domain of \(Noun.file.count(files)) that holds "
          + "\(Noun.businessRule.count(measures.rules.count))",
        zh: "Domain 有 \(Noun.file.count(files))，只包含 "
          + "\(Noun.businessRule.count(measures.rules.count))"), count: files)
  }

  private var sources: AdviceDifference.Part? {
    guard need <= .lightweight, today.repositories > 0, today.dataSources > 0,
      today.dataSources >= today.repositories
    else { return nil }
    return AdviceDifference.Part(
      kind: .sourcesBehindRepositories,
      text: Phrase(
        "\(Noun.dataSource.count(today.dataSources)) behind "
          + "\(Noun.repository.count(today.repositories)): with one kind of source a repository "
          + "may ask it itself",
        zh: "\(Noun.repository.count(today.repositories))背后还有 "
          + "\(Noun.dataSource.count(today.dataSources))：只有一种数据源时，Repository 可以直接调用它"),
      count: today.dataSources)
  }
}
