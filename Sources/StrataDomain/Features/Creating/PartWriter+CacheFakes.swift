internal import StrataCode

extension PartWriter {
  var localFake: SourcePiece {
    SourcePiece(
      (school.isModular ? modules(.data) : testModules).union(["Foundation"]),
      """
      /// Keeps a value as JSON, or is full, as the test says.
      actor FakeDataSource<Value: Codable & Sendable>: \(type(.localSource)) {
          private var json: String?
          private let isFull: Bool

          init(_ json: String? = nil, isFull: Bool = false) {
              self.json = json
              self.isFull = isFull
          }

          func load() throws -> Value? {
              try json.map { try JSONDecoder().decode(Value.self, from: Data($0.utf8)) }
          }

          func update(_ change: @Sendable (inout Value?) -> Void) throws {
              if isFull { throw CocoaError(.fileWriteOutOfSpace) }
              var value = try? load()
              change(&value)
              json = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
          }
      }
      """)
  }

  var serverFake: SourcePiece {
    SourcePiece(
      ["Foundation", SourcePiece.network],
      """
      /// A server that answers as the test says, and not before it may.
      actor StubServer {
          private(set) var requests = 0
          private let body: String
          private let status: Int?
          private var isHeld: Bool
          private var waiting: [CheckedContinuation<Void, Never>] = []

          /// Without a status, nobody answers.
          init(_ body: String = "", status: Int? = 200, isHeld: Bool = false) {
              self.body = body
              self.status = status
              self.isHeld = isHeld
          }

          func answer(_ request: URLRequest) async throws -> (Data, URLResponse) {
              requests += 1
              if isHeld { await withCheckedContinuation { waiting.append($0) } }
              guard let status, let url = request.url,
                  let response = HTTPURLResponse(
                      url: url, statusCode: status, httpVersion: nil, headerFields: nil)
              else { throw URLError(.notConnectedToInternet) }
              return (Data(body.utf8), response)
          }

          /// Waits for the first request, for some seconds at most.
          func asked() async {
              for _ in 0..<5_000 where requests == 0 {
                  try? await Task.sleep(for: .milliseconds(1))
              }
          }

          func release() {
              isHeld = false
              for continuation in waiting { continuation.resume() }
              waiting = []
          }
      }
      """)
  }

  var fileSourceTests: SourcePiece {
    let file = TestCase.Step.line(
      "let file = URL.temporaryDirectory.appending(path: \"\\(UUID())/number.json\")")
    let removed = TestCase.Step.line(
      "defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }")
    let source = TestCase.Step.line("let source = \(type(.fileSource))<Int>(file: file)")
    return suite(
      .fileSourceTests, imports: modules(.data).union(["Foundation"]),
      [
        TestCase(
          "keeps a value after the program has ended", "kept", file, removed, source,
          .line("let nothing = try await source.load()"), .equal("nothing", "nil"),
          .line("try await source.update { $0 = ($0 ?? 0) + 1 }"),
          .line("try await source.update { $0 = ($0 ?? 0) + 1 }"),
          .line("let kept = try await \(type(.fileSource))<Int>(file: file).load()"),
          .equal("kept", "2")),
        TestCase(
          "says what it cannot read, and gives it up with the next change", "unreadable", file,
          removed, source, .line("try await source.update { $0 = 1 }"),
          .line("try Data(\"no number\".utf8).write(to: file)"),
          .line("let unread = try? await source.load()"), .equal("unread", "nil"),
          .line("try await source.update { $0 = $0 == nil ? 3 : 4 }"),
          .line("let kept = try await source.load()"), .equal("kept", "3")),
      ])
  }

  var singleFlightTests: SourcePiece {
    let flight = TestCase.Step.line("let flight = \(type(.singleFlight))<Int, String>()")
    return suite(
      .singleFlightTests, imports: modules(.data).union(["Foundation"]),
      [
        TestCase(
          "shares the work that is under way, for each key", "shared", flight,
          .line("let (gate, opening) = AsyncStream<Never>.makeStream()"),
          .line("let first = await flight.join(1) {"), .line("    for await _ in gate {}"),
          .line("    return \"first\""), .line("}"),
          .line("let second = await flight.join(1) { \"second\" }"),
          .line("let other = try await flight.join(2) { \"other\" }.value"),
          .line("opening.finish()"),
          .line("let both = try await [first.value, second.value]"),
          .equal("both", "[\"first\", \"first\"]"), .equal("other", "\"other\"")),
        TestCase(
          "begins anew after a failure, and keeps why it failed until then", "anew", flight,
          .fails(
            "flight.join(1) { throw CocoaError(.fileNoSuchFile) }.value",
            with: "CocoaError.self"),
          .line("let isKept = await flight.failures[1] is CocoaError"),
          .equal("isKept", "true"),
          .line("let second = try await flight.join(1) { \"second\" }.value"),
          .line("let isForgotten = await flight.failures[1] == nil"),
          .equal("second", "\"second\""), .equal("isForgotten", "true")),
      ])
  }
}
