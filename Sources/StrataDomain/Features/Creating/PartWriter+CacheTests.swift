internal import StrataCode

extension PartWriter {
  /// What a repository keeps, and when it shows it.
  var cacheTests: SourcePiece {
    suite(
      .cacheTests, helpers: cacheHelpers,
      imports: modules(.data).union(["Foundation", SourcePiece.network]),
      (cache.isFirst ? firstCases : lastCases) + commonCases)
  }

  private typealias Steps = [TestCase.Step]

  /// A repository over a server, and over the local data source `local`.
  private func repository(_ server: String, _ name: String = "repository") -> TestCase.Step {
    .line("let \(name) = Self.repository(StubServer(\(server)), local)")
  }

  private func local(_ kept: String) -> TestCase.Step { .line("let local = \(kept)") }

  private func read(_ name: String, by repository: String = "repository") -> TestCase.Step {
    .line("let \(name) = try await \(repository).\(fetchOne)(id: 1)")
  }

  private func readAll(_ name: String, by repository: String = "repository") -> TestCase.Step {
    let page = school.isPaged ? "page: 1, size: 20" : ""
    return .line("let \(name) = try await \(repository).\(fetchAll)(\(page))")
  }

  private func names(_ list: String) -> String {
    "\(list)\(school.isPaged ? ".\(feature.values)" : "").map(\\.name)"
  }

  private func fails(_ error: String, _ repository: String = "repository") -> TestCase.Step {
    .fails("\(repository).\(fetchOne)(id: 1)", with: "\(errorType).\(error)")
  }

  private var offline: String { "status: nil" }
  private var new: String { "Self.one(\"New\")" }
  private var old: TestCase.Step { local("Self.local(\"Old\")") }
  private var empty: TestCase.Step { local("FakeDataSource<\(type(.records))>()") }
  private var settled: TestCase.Step { .line("await repository.settled()") }

  /// Where what is kept comes first.
  private var firstCases: [TestCase] {
    [
      TestCase(
        "shows what is kept at once, and what is new the next time", "stale", old,
        repository(new), read("first"), settled, read("second"), settled,
        .equal("[first.name, second.name]", "[\"Old\", \"New\"]")),
      TestCase(
        "shows a list that is kept at once, and what is new the next time", "staleList", old,
        repository("Self.all(\"New\")"), readAll("first"), settled, readAll("second"), settled,
        .equal(names("first"), "[\"Old\"]"), .equal(names("second"), "[\"New\"]")),
      TestCase(
        "keeps why a refresh failed, and shows what is kept", "refreshFails", old,
        repository(offline), read("first"), settled, read("second"), settled,
        .line("let failure = await repository.refreshFailure(id: 1)"),
        .equal("[first.name, second.name]", "[\"Old\", \"Old\"]"),
        .equal("failure", ".unreachable")),
      TestCase(
        "sends one request for two readers", "shared", old,
        .line("let server = StubServer(\(new), isHeld: true)"),
        .line("let repository = Self.repository(server, local)"),
        read("first"), read("second"),
        .line("await server.asked()"), .line("await server.release()"), settled,
        .line("let requests = await server.requests"), .equal("requests", "1"),
        .equal("[first.name, second.name]", "[\"Old\", \"Old\"]")),
      TestCase(
        "forgets what the server no longer has", "gone", old,
        repository("status: 404"), read("first"), settled, .equal("first.name", "\"Old\""),
        fails("notFound")),
      TestCase(
        "takes what cannot be read for nothing", "unreadableRecord",
        local("Self.local(\"\")"), repository(new), read("one"),
        .line("let other = Self.repository(StubServer(\(new)), FakeDataSource(\"no JSON\"))"),
        read("second", by: "other"),
        .equal("[one.name, second.name]", "[\"New\", \"New\"]")),
    ]
  }

  /// Where what is kept comes last.
  private var lastCases: [TestCase] {
    [
      TestCase(
        "shows what the server says, not what is kept", "fresh", old, repository(new),
        read("one"), .equal("one.name", "\"New\"")),
      TestCase(
        "shows what is kept while nobody answers", "offline", old, repository(offline),
        read("one"), readAll("all"), .equal("one.name", "\"Old\""),
        .equal(names("all"), "[\"Old\"]")),
      TestCase(
        "hides no answer of the server behind what is kept", "unmasked", old,
        repository("status: 404", "missing"), fails("notFound", "missing"),
        .line("let kept = Self.local(\"Old\")"),
        .line("let refused = Self.repository(StubServer(status: 403), kept)"),
        fails("unreadable", "refused"),
        .line("let unreadable = Self.repository(StubServer(Self.one(\"\")), kept)"),
        fails("unreadable", "unreadable")),
      TestCase(
        "forgets what the server no longer has", "gone", old, repository("status: 404"),
        fails("notFound"), repository(offline, "later"), fails("unreachable", "later")),
      TestCase(
        "takes what cannot be read for nothing", "unreadableRecord", local("Self.local(\"\")"),
        repository(offline), fails("unreachable"),
        .line("let other = Self.repository(StubServer(status: nil), FakeDataSource(\"no JSON\"))"),
        fails("unreachable", "other")),
    ]
  }

  private var commonCases: [TestCase] {
    let settled: Steps = cache.isFirst ? [self.settled] : []
    return [
      TestCase(
        "asks the server where nothing is kept, and keeps its answer", "miss",
        [empty, repository(new), read("first")] + settled
          + [repository(offline, "later"), read("second", by: "later")]
          + [.equal("[first.name, second.name]", "[\"New\", \"New\"]")]),
      TestCase(
        "asks for a list where none is kept, and keeps the answer", "missedList",
        [empty, repository("Self.all(\"New\")"), readAll("first")] + settled
          + [repository(offline, "later"), readAll("second", by: "later")]
          + [.equal(names("first"), "[\"New\"]"), .equal(names("second"), "[\"New\"]")]),
      TestCase(
        "says that nobody answers where nothing is kept", "nothing", empty,
        repository(offline), fails("unreachable")),
      TestCase(
        "neither shows nor keeps a new answer that cannot be read", "unreadableAnswer", empty,
        repository("Self.one(\"\")"), fails("unreadable"),
        .line("let kept = try await local.load()"), .equal("kept", "nil")),
      TestCase(
        "shows an answer that cannot be kept", "full",
        local("FakeDataSource<\(type(.records))>(isFull: true)"), repository(new), read("one"),
        .equal("one.name", "\"New\"")),
      TestCase(
        "keeps a new name, in the list, too", "changed", old, repository(new),
        .line("_ = try await repository.\(update)(id: 1, name: \"New\")"),
        repository(offline, "later"), read("one", by: "later"), readAll("all", by: "later"),
        .equal("one.name", "\"New\""), .equal(names("all"), "[\"New\"]")),
      TestCase(
        "keeps no answer that is older than a change", "outdated",
        [
          old, .line("let slow = StubServer(Self.one(\"Old\"), isHeld: true)"),
          .line("let repository = Self.repository(slow, local)"),
          .line("async let answer = repository.\(fetchOne)(id: 1)"),
          .line("await slow.asked()"), repository(new, "other"),
          .line("_ = try await other.\(update)(id: 1, name: \"New\")"),
          .line("await slow.release()"), .line("_ = try await answer"),
        ] + settled
          + [
            repository(offline, "later"), read("one", by: "later"),
            .equal("one.name", "\"New\""),
          ]),
    ]
  }

  private var cacheHelpers: String {
    let all =
      school.isPaged
      ? "{\"\(feature.values)\": [\\#(one(name))], \"isLast\": true}" : "[\\#(one(name))]"
    let list =
      school.isPaged ? "\"pages\": {\"1 of 20\": \\#(all(name))}" : "\"list\": \\#(all(name))"
    return """


          private static func one(_ name: String) -> String {
              #"{"id": 1, "name": "\\#(name)"}"#
          }

          private static func all(_ name: String) -> String {
              #"\(all)"#
          }

          /// Where one of that name is kept, and a list of it.
          private static func local(_ name: String) -> FakeDataSource<\(type(.records))> {
              FakeDataSource(
                  #"{\(list), "\(feature.values)": {"1": \\#(one(name))}, "edits": 0}"#)
          }

          private static func repository(
              _ server: StubServer, _ local: FakeDataSource<\(type(.records))>
          ) -> \(type(.liveRepository)) {
              let client = \(type(.client))(server: URL(filePath: "/server")) {
                  try await server.answer($0)
              }
              return \(type(.liveRepository))(remote: \(type(.httpSource))(client: client), local: local)
          }
      """
  }
}
