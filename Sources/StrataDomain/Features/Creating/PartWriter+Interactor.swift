internal import StrataCode

extension PartWriter {
  var interactor: SourcePiece {
    let (one, many) = (feature.one, feature.values)
    let name = type(.interactor)
    return SourcePiece(
      ["Foundation"],
      """
      /// What can be done with \(feature.manyWords).
      protocol \(name): Sendable {
          /// Lists them by name.
          func \(fetchAll)() async throws -> [\(one)]
          func \(fetchOne)(id: \(one).ID) async throws -> \(one)
          /// Renames one, and returns it with its new name.
          func \(update)(id: \(one).ID, name: String) async throws -> \(one)
      }

      struct Real\(name): \(name) {
          /// In characters.
          static let longestName = 80

          let repository: any \(type(.repository))

          func \(fetchAll)() async throws -> [\(one)] {
              let \(many) = try await repository.\(fetchAll)()
              return \(many).sorted { ($0.name, $0.id) < ($1.name, $1.id) }
          }

          func \(fetchOne)(id: \(one).ID) async throws -> \(one) {
              guard id >= 1 else { throw \(errorType).notFound }
              return try await repository.\(fetchOne)(id: id)
          }

          func \(update)(id: \(one).ID, name: String) async throws -> \(one) {
              let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
              guard !name.isEmpty, name.count <= Self.longestName else {
                  throw \(errorType).invalidName
              }
              return try await repository.\(update)(id: id, name: name)
          }
      }
      """)
  }

  /// All that views can ask.
  var interactors: SourcePiece {
    let fields = features.map { ($0.values, "any \(about($0).type(.interactor))") }
    let properties = fields.map { "    let \($0): \($1)" }
    let stores = fields.map { "        self.\($0.0) = \($0.0)" }
    return SourcePiece(
      ["Observation"],
      """
      /// What views ask; the environment hands it down.
      @Observable
      @MainActor
      final class \(type(.interactors)) {
      \(properties.joined(separator: "\n"))

          init(\(fields.map { "\($0): \($1)" }.joined(separator: ", "))) {
      \(stores.joined(separator: "\n"))
          }
      }
      """)
  }

  var loadable: SourcePiece {
    SourcePiece(
      """
      /// What a screen shows, and how far it is with loading it.
      enum \(type(.loadable))<Value: Sendable> {
          case notRequested
          case isLoading(last: Value?)
          case loaded(Value)
          case failed(any Error, last: Value?)

          /// What there is to be shown, if anything.
          var value: Value? {
              switch self {
              case .notRequested: nil
              case .loaded(let value): value
              case .isLoading(let last), .failed(_, let last): last
              }
          }

          var isLoading: Bool {
              if case .isLoading = self { true } else { false }
          }

          /// Why the last load failed.
          var error: (any Error)? {
              if case .failed(let error, _) = self { error } else { nil }
          }

          /// What came of some work. If that failed, or was cancelled, the last value stays.
          @MainActor
          static func result(of work: () async throws -> Value, last: Value?) async -> Self {
              do {
                  return .loaded(try await work())
              } catch is CancellationError {
                  return last.map { .loaded($0) } ?? .notRequested
              } catch {
                  return .failed(error, last: last)
              }
          }
      }
      """)
  }

  /// What the container makes of all interactors.
  var interactorsMaker: String {
    let made = features.map { feature in
      let writer = about(feature)
      return "\(feature.values): Real\(writer.type(.interactor))("
        + "repository: \(feature.value)Repository)"
    }
    let joined = made.joined(separator: ",\n            ")
    return """
          func make\(type(.interactors))() -> \(type(.interactors)) {
              \(type(.interactors))(
                  \(joined))
          }
      """
  }

  var interactorTests: SourcePiece {
    let (one, many) = (feature.value, feature.values)
    func given(_ fake: String) -> TestCase.Step {
      .line("let interactor = Real\(type(.interactor))(repository: \(type(.fake))(\(fake)))")
    }
    return suite(
      .interactorTests,
      [
        TestCase(
          "lists by name", "byName",
          given("\(many): [\(sample)(id: 1, name: \"B\"), \(sample)(id: 2, name: \"A\")]"),
          .line("let \(many) = try await interactor.\(fetchAll)()"),
          .equal("\(many).map(\\.name)", "[\"A\", \"B\"]")),
        TestCase(
          "finds the one that is asked for", "found",
          given("\(many): [\(sample)(id: 1), \(sample)(id: 2)]"),
          .line("let \(one) = try await interactor.\(fetchOne)(id: 2)"),
          .equal(one, "\(sample)(id: 2)")),
        TestCase(
          "refuses a number that nothing can have, without asking the repository", "impossible",
          given("failure: .unreachable"),
          .fails("interactor.\(fetchOne)(id: 0)", with: "\(errorType).notFound")),
        TestCase(
          "stores the name without the space around it", "trimmed",
          given("\(many): [\(sample)(id: 1)]"),
          .line("let \(one) = try await interactor.\(update)(id: 1, name: \"  New \")"),
          .equal(one, "\(sample)(id: 1, name: \"New\")")),
        TestCase(
          "refuses a bad name, without asking the repository", "badName",
          given("failure: .unreachable"),
          .line("let tooLong = String(repeating: \"x\", count: 81)"),
          .fails("interactor.\(update)(id: 1, name: \" \")", with: "\(errorType).invalidName"),
          .fails(
            "interactor.\(update)(id: 1, name: tooLong)", with: "\(errorType).invalidName")),
      ])
  }

  var loadableTests: SourcePiece {
    let error = features.first.map { about($0).errorType } ?? errorType
    func result(_ work: String) -> TestCase.Step {
      .line("let state = await \(type(.loadable)).result(of: { \(work) }, last: 1)")
    }
    return suite(
      .loadableTests, onMainActor: true,
      [
        TestCase(
          "shows what is loaded", "loaded", result("2"), .equal("state.value", "2"),
          .line("let hasFailed = state.error != nil"), .equal("hasFailed", "false")),
        TestCase(
          "says why nothing came, and goes on to show what was there", "failed",
          result("throw \(error).unreachable"), .equal("state.value", "1"),
          .equal("state.error as? \(error)", "\(error).unreachable")),
        TestCase(
          "says nothing of what was cancelled", "cancelled", result("throw CancellationError()"),
          .equal("state.value", "1"), .line("let hasFailed = state.error != nil"),
          .equal("hasFailed", "false"),
          .equal("state.isLoading", "false")),
        TestCase(
          "goes on to show what was there while it loads", "loading",
          .line("let state = \(type(.loadable))<Int>.isLoading(last: 1)"),
          .equal("state.value", "1"), .equal("state.isLoading", "true")),
      ])
  }
}
