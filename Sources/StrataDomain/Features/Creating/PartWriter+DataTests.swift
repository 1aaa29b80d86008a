internal import StrataCode

extension PartWriter {
  /// The repository over everything below it but the wire.
  var repositoryTests: SourcePiece {
    let (one, many) = (feature.value, feature.values)
    let json = { (id: Int, name: String) in "{\\\"id\\\": \(id), \\\"name\\\": \\\"\(name)\\\"}" }
    let list = "[\(json(1, "A")), \(json(2, "B"))]"
    let body =
      school.isPaged ? "{\\\"\(many)\\\": \(list), \\\"isLast\\\": true}" : list
    let call = school.isPaged ? "(page: 1, size: 20)" : "()"
    let error = type(.error)
    let repository = { (status: Int, body: String) in
      TestCase.Step.line("let repository = Self.repository(status: \(status), \"\(body)\")")
    }
    let unread = zip(["noObject", "noNumber", "noName"], ["[]", json(0, "A"), json(1, "")]).map {
      TestCase(
        "refuses what no \(feature.words) can be made of: \($0)", $0, repository(200, $1),
        .fails("repository.\(fetchOne)(id: 1)", with: "\(error).unreadable"))
    }
    return suite(
      .repositoryTests, helpers: repositoryHelper,
      imports: modules(.data).union(["Foundation", SourcePiece.network]),
      [
        TestCase(
          "reads a list", "list",
          answering("/server/\(many)", query: school.isPaged ? "page=1&size=20" : nil, body) + [
            .line("let \(many) = try await repository.\(fetchAll)\(call)"),
            .equal("\(many)\(school.isPaged ? ".\(many)" : "").map(\\.name)", "[\"A\", \"B\"]"),
          ] + (school.isPaged ? [.equal("\(many).isLast", "true")] : [])),
        TestCase(
          "reads one", "one",
          answering("/server/\(many)/1", json(1, "A")) + [
            .line("let \(one) = try await repository.\(fetchOne)(id: 1)"),
            .equal(one, "\(feature.one)(id: 1, name: \"A\")"),
          ]),
        TestCase(
          "sends a new name", "update",
          .line("let repository = Self.repository { request in"),
          .line(
            "    let isRight = request.httpMethod == \"PUT\" && request.url?.path() == \"/server/\(many)/2\""
          ),
          .line("    return (isRight ? 200 : 404, request.httpBody ?? Data())"),
          .line("}"),
          .line("let \(one) = try await repository.\(update)(id: 2, name: \"New\")"),
          .equal(one, "\(feature.one)(id: 2, name: \"New\")")),
        TestCase(
          "says what is missing", "missing", repository(404, ""),
          .fails("repository.\(fetchOne)(id: 1)", with: "\(error).notFound")),
        TestCase(
          "makes no sense of a server that fails", "refused", repository(500, json(1, "A")),
          .fails("repository.\(fetchOne)(id: 1)", with: "\(error).unreadable")),
        TestCase(
          "says that nobody answers", "unreachable",
          .line(
            "let repository = Self.repository { _ in throw URLError(.notConnectedToInternet) }"),
          .fails("repository.\(fetchOne)(id: 1)", with: "\(error).unreachable")),
      ] + unread)
  }

  /// A repository whose server has something at one path.
  private func answering(
    _ path: String, query: String? = nil, _ body: String
  ) -> [TestCase.Step] {
    let asked = query.map { " && $0.url?.query() == \"\($0)\"" } ?? ""
    return [
      .line("let repository = Self.repository {"),
      .line("    let isRight = $0.url?.path() == \"\(path)\"\(asked)"),
      .line("    return (isRight ? 200 : 404, Data(\"\(body)\".utf8))"),
      .line("}"),
    ]
  }

  private var repositoryHelper: String {
    let local = cache == .none ? "" : ", local: \(type(.memorySource))()"
    let made = "\(type(.liveRepository))(remote: \(type(.httpSource))(client: client)\(local))"
    return """


          private static func repository(status: Int, _ body: String) -> \(type(.liveRepository)) {
              repository { _ in (status, Data(body.utf8)) }
          }

          /// A repository whose requests are answered here.
          private static func repository(
              answer: @escaping @Sendable (URLRequest) throws -> (Int, Data)
          ) -> \(type(.liveRepository)) {
              let server = URL(filePath: "/server")
              let client = \(type(.client))(server: server) { request in
                  let (status, body) = try answer(request)
                  guard let response = HTTPURLResponse(
                      url: server, statusCode: status, httpVersion: nil, headerFields: nil)
                  else { throw URLError(.badServerResponse) }
                  return (body, response)
              }
              return \(made)
          }
      """
  }
}
