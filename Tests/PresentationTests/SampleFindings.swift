import StrataCode
import StrataRules

extension Location {
  static func at(_ file: String, _ line: Int, _ columns: Range<Int>) -> Location {
    Location(
      file: file, start: Position(line: line, column: columns.lowerBound),
      end: Position(line: line, column: columns.upperBound))
  }
}

extension Finding {
  static let sampleReference = Finding(
    rule: "dependency.layer-reference", severity: .error, confidence: 0.9701,
    location: .at("Sources/Presentation/FeedViewModel.swift", 14, 27..<45),
    also: [
      Position(line: 31, column: 9), Position(line: 40, column: 12),
      Position(line: 40, column: 30), Position(line: 52, column: 5),
    ],
    subject: "LiveFeedRepository",
    from: End(symbol: "FeedViewModel", layer: .presentation),
    to: End(
      symbol: "LiveFeedRepository", layer: .data,
      location: .at("Sources/Data/LiveFeedRepository.swift", 5, 13..<31)),
    message: Phrase(
      "view model 'FeedViewModel' stores the implementation 'LiveFeedRepository'",
      zh: "ViewModel 'FeedViewModel' 保存了实现 'LiveFeedRepository'"),
    help: Phrase(
      "depend on 'FeedRepository' (Domain) and build it in 'AppDIContainer'",
      zh: "依赖 'FeedRepository'（Domain），并在 'AppDIContainer' 中构造它"))

  static let sampleSecondReference = Finding(
    rule: "dependency.layer-reference", severity: .error, confidence: 1,
    location: .at("Sources/Presentation/FeedView.swift", 3, 9..<16),
    also: [Position(line: 9, column: 1)], subject: "FeedDTO",
    from: End(symbol: "FeedView", layer: .presentation),
    to: End(symbol: "FeedDTO", layer: .data),
    message: Phrase(
      "view 'FeedView' names the DTO 'FeedDTO'", zh: "视图 'FeedView' 引用了 DTO 'FeedDTO'"),
    help: Phrase("name 'Feed' (Domain)", zh: "引用 'Feed'（Domain）"))

  static let sampleCycle = Finding(
    rule: "dependency.cycle", severity: .warning, confidence: 0.8,
    location: .at("Sources/Features/Feed/FeedView.swift", 7, 5..<16), subject: "Feed, Profile",
    from: End(symbol: "Feed", layer: nil),
    message: Phrase(
      "the features 'Feed' and 'Profile' name each other", zh: "功能 'Feed' 和 'Profile' 互相引用"),
    help: Phrase("cut 'Profile → Feed'", zh: "切断 'Profile → Feed'"),
    path: [
      step("Feed → Profile", "Sources/Feed/FeedView.swift", names: "ProfileView"),
      step("Profile → Feed", "Sources/Profile/ProfileView.swift", names: "Feed"),
    ])

  static let samplePassThrough = Finding(
    rule: "use-case.pass-through", severity: .info, confidence: 0.6,
    location: .at("Sources/Domain/FetchFeedUseCase.swift", 1, 8..<24), subject: "FetchFeedUseCase",
    from: End(symbol: "FetchFeedUseCase", layer: .domain),
    message: Phrase(
      "use case 'FetchFeedUseCase' only forwards to 'FeedRepository'",
      zh: "UseCase 'FetchFeedUseCase' 只转发到 'FeedRepository'"), help: .empty)
}

/// A step of a cycle at the third line of a file.
private func step(_ edge: String, _ file: String, names name: String) -> Finding.Step {
  let position = Position(line: 3, column: 7)
  return Finding.Step(
    edge: edge, location: Location(file: file, start: position, end: position),
    detail: Phrase("refers to '\(name)' (1 place)", zh: "引用了 '\(name)'（1 处）"))
}
