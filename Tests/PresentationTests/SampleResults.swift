import StrataFeatures
import StrataCode
import StrataRules
import StrataModel
import TestSupport

extension ProjectSummary {
  static func sample(files: Int = 431, placed: Int = 412, root: String = ".") -> ProjectSummary {
    ProjectSummary(
      root: root, kinds: ["swiftpm"], files: files, placed: placed, layers: [.domain: placed],
      profile: DetectedProfile(
        .layered,
        reason: Phrase(
          "3 structs '*Actions' and 2 flow coordinators",
          zh: "3 个结构体 '*Actions' 和 2 个流程 Coordinator"), isDetected: true))
  }
}

extension CheckResult {
  static func sample(
    _ findings: [Finding], project: ProjectSummary = .sample(), hiddenInfos: Int = 0,
    rules: [Rule] = [.sampleReference, .sampleCycle, .samplePassThrough], warnings: [Phrase] = []
  ) -> CheckResult {
    var timings = Timings()
    timings.discover = 0.01
    timings.facts = 0.234567
    timings.files = project.files
    timings.parsed = project.files
    var result = CheckResult(
      project: project, findings: findings, rules: rules,
      excerpts: [
        "Sources/Presentation/FeedViewModel.swift": [
          14: "  private let repository: LiveFeedRepository"
        ],
        "Sources/Presentation/FeedView.swift": [3: "\tlet 🍎: FeedDTO?"],
        "Sources/Features/Feed/FeedView.swift": [7: "    ProfileView()"],
      ], timings: timings, warnings: warnings)
    result.hiddenInfos = Array(repeating: .samplePassThrough, count: hiddenInfos)
    return result
  }

  static let sample = sample(
    [.sampleCycle, .sampleSecondReference, .sampleReference, .samplePassThrough], hiddenInfos: 3,
    warnings: [
      Phrase(
        "cannot read 'Sources/Secret': Permission denied", zh: "无法读取 'Sources/Secret'：没有权限")
    ])
}

extension PlacedFile {
  static let viewModel = PlacedFile(
    path: "Sources/Presentation/Feed/FeedViewModel.swift",
    placement: Placement(
      layer: .presentation, confidence: 0.98, declared: .presentation,
      evidence: [
        Evidence(
          .folder, "Presentation/Feed", for: .presentation, weight: 3, reason: "strong-word"),
        Evidence(
          .content, Phrase("view model 'FeedViewModel'", zh: "ViewModel 'FeedViewModel'"),
          for: .presentation, weight: 1.5, reason: "view-model"),
        Evidence(.imports, "Alamofire", for: .presentation, weight: -0.25, reason: "imports-outer"),
      ]), roles: [.viewModel])
  static let feed = PlacedFile(
    path: "Sources/Domain/Feed.swift",
    placement: Placement(
      layer: .domain, confidence: 1, declared: .domain,
      evidence: [Evidence(.module, "FeedDomain", for: .domain, weight: 4, reason: "strong-part")]),
    roles: [.entity])
  static let feedRepository = PlacedFile(
    path: "Sources/Domain/FeedRepository.swift",
    placement: Placement(
      layer: .domain, confidence: 0.914, declared: nil,
      evidence: [Evidence(.module, "FeedDomain", for: .domain, weight: 4, reason: "strong-part")]),
    roles: [.repositoryProtocol])
  static let package = PlacedFile(
    path: "Package.swift",
    placement: Placement(layer: nil, confidence: 0, declared: nil, evidence: []), roles: [])
  static let helper = PlacedFile(
    path: "Sources/Misc/Text.swift",
    placement: Placement(
      layer: nil, confidence: 0, declared: nil,
      evidence: [
        Evidence(
          .references, Phrase("used by 2 files of Data", zh: "被 Data 的 2 个文件使用"), for: .data,
          weight: 1, reason: "named-by-data"),
        Evidence(.folder, "Misc", for: .common, weight: 0.9, reason: "weak-word"),
      ]), roles: [])
}

extension LayersResult {
  static let sample = LayersResult(
    project: .sample(files: 5, placed: 3),
    files: [.package, .feed, .feedRepository, .helper, .viewModel], warnings: [])
}

extension FileExplanation {
  static let sample = FileExplanation(
    file: .viewModel, modules: ["FeedFeature"],
    types: [
      ExplainedType(name: "FeedViewModel", keyword: "class", roles: [.viewModel], line: 12),
      ExplainedType(name: "FeedViewState", keyword: "enum", roles: [], line: 3),
    ],
    names: [(.data, ["LiveFeedRepository"]), (.domain, ["Feed", "FetchFeedUseCase"])],
    mayName: [.common, .domain, .presentation], findings: [.sampleReference])
}
