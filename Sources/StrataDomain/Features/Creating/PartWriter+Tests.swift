internal import StrataCode

extension PartWriter {
  /// A suite of tests, named like the file that it is in, where it is alone.
  func suite(
    _ part: FeaturePart, onMainActor: Bool = false, helpers: String = "",
    imports: Set<String> = [], _ cases: [TestCase]
  ) -> SourcePiece {
    let methods = cases.map { $0.method(tests, onMainActor: onMainActor) }
    let head =
      tests == .testing ? "struct \(type(part))" : "final class \(type(part)): XCTestCase"
    let framework = tests == .testing ? "Testing" : "XCTest"
    return SourcePiece(
      testModules.union(imports).union([framework]),
      "\(head) {\n\(methods.joined(separator: "\n\n"))\(helpers)\n}")
  }

  /// A use case over a repository that is made up.
  private func useCase(_ part: FeaturePart, _ fake: String) -> String {
    "let useCase = \(implementation(part))(repository: \(type(.fake))(\(fake)))"
  }

  var fetchAllTests: SourcePiece {
    let many = feature.values
    if !school.isPaged {
      return suite(
        .fetchAllTests,
        [
          TestCase(
            "lists by name", "byName",
            .line(
              useCase(
                .fetchAll, "\(many): [\(sample)(id: 1, name: \"B\"), \(sample)(id: 2, name: \"A\")]"
              )),
            .line("let \(many) = try await useCase.execute()"),
            .equal("\(many).map(\\.name)", "[\"A\", \"B\"]")),
          TestCase(
            "hands on why nothing came", "failure",
            .line(useCase(.fetchAll, "failure: .unreachable")),
            .fails("useCase.execute()", with: "\(errorType).unreachable")),
        ])
    }
    return suite(
      .fetchAllTests,
      [
        TestCase(
          "gives the page that was asked for", "page",
          .line(useCase(.fetchAll, "\(many): (1...5).map { \(sample)(id: $0) }")),
          .line("let page = try await useCase.execute(page: 2, size: 2)"),
          .equal("page.\(many).map(\\.id)", "[3, 4]"), .equal("page.isLast", "false")),
        TestCase(
          "gives no more than a page holds", "cap",
          .line(useCase(.fetchAll, "\(many): (1...60).map { \(sample)(id: $0) }")),
          .line("let page = try await useCase.execute(page: 1, size: 1_000)"),
          .equal("page.\(many).count", "50")),
        TestCase(
          "refuses a page that cannot be, without asking the repository", "impossible",
          .line(useCase(.fetchAll, "failure: .unreachable")),
          .fails("useCase.execute(page: 0, size: 20)", with: "\(errorType).invalidPage"),
          .fails("useCase.execute(page: 1, size: 0)", with: "\(errorType).invalidPage")),
      ])
  }

  var fetchOneTests: SourcePiece {
    suite(
      .fetchOneTests,
      [
        TestCase(
          "finds the one that is asked for", "found",
          .line(useCase(.fetchOne, "\(feature.values): [\(sample)(id: 1), \(sample)(id: 2)]")),
          .line("let \(feature.value) = try await useCase.execute(id: 2)"),
          .equal(feature.value, "\(sample)(id: 2)")),
        TestCase(
          "refuses a number that nothing can have, without asking the repository", "impossible",
          .line(useCase(.fetchOne, "failure: .unreachable")),
          .fails("useCase.execute(id: 0)", with: "\(errorType).notFound")),
      ])
  }

  var updateTests: SourcePiece {
    suite(
      .updateTests,
      [
        TestCase(
          "stores the name without the space around it", "trimmed",
          .line(useCase(.update, "\(feature.values): [\(sample)(id: 1)]")),
          .line("let \(feature.value) = try await useCase.execute(id: 1, name: \"  New \")"),
          .equal(feature.value, "\(sample)(id: 1, name: \"New\")")),
        TestCase(
          "refuses a bad name, without asking the repository", "badName",
          .line(useCase(.update, "failure: .unreachable")),
          .line("let tooLong = String(repeating: \"x\", count: 81)"),
          .fails("useCase.execute(id: 1, name: \" \")", with: "\(errorType).invalidName"),
          .fails("useCase.execute(id: 1, name: tooLong)", with: "\(errorType).invalidName")),
      ])
  }

  var serviceTests: SourcePiece {
    let make =
      "let service = \(type(.service))(\(feature.values): [\(sample)(id: 2, name: \"B\"), \(sample)(id: 1, name: \"A\")])"
    let verb = school.verb
    return suite(
      .serviceTests,
      [
        TestCase(
          "lists by name", "byName", .line(make),
          .line("let \(feature.values) = try await service.\(verb)()"),
          .equal("\(feature.values).map(\\.id)", "[1, 2]")),
        TestCase(
          "finds the one that is asked for, and no other", "found", .line(make),
          .line("let \(feature.value) = try await service.\(verb)(id: 1)"),
          .equal("\(feature.value).name", "\"A\""),
          .fails("service.\(verb)(id: 3)", with: "\(errorType).notFound")),
        TestCase(
          "keeps a new name, without the space around it", "renamed", .line(make),
          .line("let \(feature.value) = try await service.update(id: 2, name: \" C \")"),
          .line("let kept = try await service.\(verb)(id: 2)"),
          .equal("\(feature.value).name", "\"C\""), .equal("kept", feature.value)),
        TestCase(
          "refuses a bad name", "badName", .line(make),
          .line("let tooLong = String(repeating: \"x\", count: 81)"),
          .fails("service.update(id: 1, name: \" \")", with: "\(errorType).invalidName"),
          .fails("service.update(id: 1, name: tooLong)", with: "\(errorType).invalidName")),
      ])
  }
}
