internal import StrataCode

extension PartWriter {
  /// A made-up one.
  var sample: String { "\(feature.one).sample" }

  /// What a view model is given in a test: made-up use cases, or real ones over a made-up repository.
  private func given(_ asked: Asked, _ fake: String) -> String {
    if asked.name == "repository" { return "repository: \(type(.fake))(\(fake))" }
    let part: FeaturePart =
      asked.name == fetchAll ? .fetchAll : asked.name == fetchOne ? .fetchOne : .update
    let made =
      school.has(.mocks)
      ? "Mock\(type(part))(\(fake))"
      : "\(implementation(part))(repository: \(type(.fake))(\(fake)))"
    return "\(asked.name): \(made)"
  }

  private func list(_ fake: String) -> String {
    let actions =
      school.has(.actions) ? ", actions: \(type(.actions))(show\(feature.one): { _ in })" : ""
    return "let list = \(type(.listModel))(\(given(asked(.fetchAll), fake))\(actions))"
  }

  private func detail(_ id: Int, _ fake: String) -> String {
    let all = detailAsked.map { given($0, fake) }.joined(separator: ", ")
    return "let detail = \(type(.detailModel))(id: \(id), \(all))"
  }

  var listModelTests: SourcePiece {
    var cases = [
      TestCase(
        "shows what is loaded", "loaded",
        .line(list("\(feature.values): [\(sample)(id: 1), \(sample)(id: 2)]")),
        .line("await list.load()"),
        .equal("list.\(feature.values).map(\\.id)", "[1, 2]"), .equal("list.message", "nil"),
        .equal("list.isLoading", "false")),
      TestCase(
        "says why nothing came", "failure", .line(list("failure: .unreachable")),
        .line("await list.load()"),
        .equal("list.message", "\"The server does not answer. Try again.\""),
        .equal("list.isLoading", "false")),
    ]
    if school.isPaged {
      cases.append(
        TestCase(
          "adds the next page, until the last", "pages",
          .line(list("\(feature.values): (1...30).map { \(sample)(id: $0) }")),
          .line("await list.load()"), .equal("list.\(feature.values).count", "20"),
          .equal("list.hasMore", "true"), .line("await list.loadMore()"),
          .equal("list.\(feature.values).map(\\.id)", "Array(1...30)"),
          .equal("list.hasMore", "false")))
    }
    if school.has(.actions) {
      cases.append(
        TestCase(
          "asks whoever navigates to show one", "selected",
          .line("var shown: [\(feature.one).ID] = []"),
          .line("let list = \(type(.listModel))("),
          .line("    \(given(asked(.fetchAll), "")),"),
          .line("    actions: \(type(.actions))(show\(feature.one): { shown.append($0) }))"),
          .line("list.select(7)"), .equal("shown", "[7]")))
    }
    return suite(.listModelTests, onMainActor: true, cases)
  }

  var detailModelTests: SourcePiece {
    let one = "\(feature.values): [\(sample)(id: 1, name: \"Old\")]"
    return suite(
      .detailModelTests, onMainActor: true,
      [
        TestCase(
          "shows what is loaded", "loaded", .line(detail(1, one)), .line("await detail.load()"),
          .equal("detail.\(feature.value)", "\(sample)(id: 1, name: \"Old\")"),
          .equal("detail.name", "\"Old\""), .equal("detail.isBusy", "false")),
        TestCase(
          "shows what was saved", "saved", .line(detail(1, one)), .line("detail.name = \"New\""),
          .line("await detail.save()"),
          .equal("detail.\(feature.value)", "\(sample)(id: 1, name: \"New\")"),
          .equal("detail.message", "nil")),
        TestCase(
          "says why it was not saved, and keeps what was typed", "failure",
          .line(detail(1, "failure: .unreachable")), .line("detail.name = \"New\""),
          .line("await detail.save()"), .equal("detail.name", "\"New\""),
          .equal("detail.message", "\"The server does not answer. Try again.\""),
          .equal("detail.isBusy", "false")),
      ])
  }

  var coordinatorTests: SourcePiece {
    let model = { (asked: [Asked]) in
      asked.map { self.given($0, "\(self.feature.values): [\(self.sample)(id: 7)]") }
        .joined(separator: ", ")
    }
    let made: [TestCase.Step] = [
      .line("let coordinator = \(type(.coordinator))("), .line("    makeList: {"),
      .line("        \(type(.listModel))(\(model([asked(.fetchAll)])), actions: $0)"),
      .line("    },"), .line("    makeDetail: {"),
      .line("        \(type(.detailModel))(id: $0, \(model(detailAsked)))"), .line("    })"),
    ]
    let opened = TestCase(
      "opens what is selected in the list", "opened",
      made + [
        .line("coordinator.list.select(7)"), .equal("coordinator.path", "[7]"),
        .line("let detail = coordinator.detail(id: 7)"), .line("await detail.load()"),
        .equal("detail.\(feature.value)", "\(sample)(id: 7)"),
      ])
    let kept = TestCase(
      "forgets what the user closed", "closed",
      made + [
        .line("coordinator.path = [7, 8]"), .line("coordinator.keep(2)"),
        .equal("coordinator.path", "[7, 8]"), .line("coordinator.keep(1)"),
        .equal("coordinator.path", "[7]"),
      ])
    return suite(
      .coordinatorTests, onMainActor: true, [opened] + (ui == .uikit ? [kept] : []))
  }

  var routerTests: SourcePiece {
    let first = features.first?.value ?? ""
    return suite(
      .routerTests, onMainActor: true,
      [
        TestCase(
          "goes on from where the user is", "navigated", .line("let router = Router<AppRoute>()"),
          .line("router.navigate(to: .\(first)(id: 1))"),
          .line("router.navigate(to: .\(first)(id: 2))"),
          .equal("router.path", "[.\(first)(id: 1), .\(first)(id: 2)]"))
      ])
  }

  var fixtures: SourcePiece {
    let name = "\(sampleName("\\(id)"))"
    return SourcePiece(
      school.isModular ? modules(.domain) : testModules,
      """
      extension \(feature.one) {
          /// One of which only what matters is said.
          static func sample(id: Int = 1, name: String? = nil) -> \(feature.one) {
              \(feature.one)(id: id, name: name ?? "\(name)")
          }
      }
      """)
  }

  var fake: SourcePiece {
    let list =
      school.isPaged
      ? """
              let start = (page - 1) * size
              return \(listType)(
                  \(feature.values): Array(\(feature.values).dropFirst(start).prefix(size)),
                  isLast: start + size >= \(feature.values).count)
      """ : "        return \(feature.values)"
    return SourcePiece(
      school.isModular ? modules(.domain) : testModules,
      """
      /// Has what the test says, or fails as it says.
      struct \(type(.fake)): \(type(.repository)) {
          var \(feature.values): [\(feature.one)] = []
          var failure: \(errorType)?

          func \(fetchAll)(\(listParameters)) async throws -> \(listType) {
              if let failure { throw failure }
      \(list)
          }

          func \(fetchOne)(id: \(feature.one).ID) async throws -> \(feature.one) {
      \(Self.find(feature, errorType))
          }

          func \(update)(id: \(feature.one).ID, name: String) async throws -> \(feature.one) {
              var \(feature.value) = try await \(fetchOne)(id: id)
              \(feature.value).name = name
              return \(feature.value)
          }
      }
      """)
  }

  private static func find(_ feature: FeatureNames, _ error: String) -> String {
    """
            if let failure { throw failure }
            guard let \(feature.value) = \(feature.values).first(where: { $0.id == id }) else {
                throw \(error).notFound
            }
            return \(feature.value)
    """
  }

  var mocks: SourcePiece {
    let all = [FeaturePart.fetchAll, .fetchOne, .update].filter(school.has).map { part -> String in
      let method = school.hasVerbs ? (part == .update ? "update" : school.verb) : "execute"
      let (signature, body) =
        switch part {
        case .fetchAll:
          (
            "\(method)() async throws -> [\(feature.one)]",
            "        if let failure { throw failure }\n        return \(feature.values)"
          )
        case .fetchOne:
          (
            "\(method)(id: \(feature.one).ID) async throws -> \(feature.one)",
            Self.find(feature, errorType)
          )
        default:
          (
            "\(method)(id: \(feature.one).ID, name: String) async throws -> \(feature.one)",
            Self.find(feature, errorType).replacing("guard let", with: "guard var")
              .replacing(
                "        return ", with: "        \(feature.value).name = name\n        return ")
          )
        }
      return """
        /// Has what the test says, or fails as it says.
        struct Mock\(type(part)): \(useCase(part)) {
            var \(feature.values): [\(feature.one)] = []
            var failure: \(errorType)?

            func \(signature) {
        \(body)
            }
        }
        """
    }
    return SourcePiece(
      school.isModular ? modules(.domain) : testModules, all.joined(separator: "\n\n"))
  }
}
