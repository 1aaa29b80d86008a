extension PartWriter {
  var dataError: SourcePiece {
    SourcePiece(
      """
      /// What goes wrong on the wire; it stays in the data layer.
      enum DataError: Error, Equatable {
          /// Nobody answered.
          case unreachable
          /// The server has nothing there.
          case notFound
          /// The server refused, or answered in another form than agreed.
          case unreadable
      }
      """)
  }

  var client: SourcePiece {
    let name = type(.client)
    return SourcePiece(
      ["Foundation", SourcePiece.network],
      """
      /// Sends requests to one server, and reads its answers.
      \(access)struct \(name): Sendable {
          /// What carries a request to the server: in an app that is a `URLSession`.
          \(access)typealias Send = @Sendable (URLRequest) async throws -> (Data, URLResponse)

          private let server: URL
          private let send: Send

          \(access)init(server: URL, send: @escaping Send) {
              self.server = server
              self.send = send
          }

          /// The answer to a request as a value; what is thrown is a `DataError`.
          func answer<Answer: Decodable>(
              _ method: String, _ path: String, query: KeyValuePairs<String, Int> = [:],
              body: (any Encodable & Sendable)? = nil
          ) async throws -> Answer {
              var url = server.appending(path: path)
              if !query.isEmpty {
                  url.append(queryItems: query.map { URLQueryItem(name: $0, value: String($1)) })
              }
              var request = URLRequest(url: url)
              request.httpMethod = method
              if let body {
                  request.httpBody = try JSONEncoder().encode(body)
                  request.setValue("application/json", forHTTPHeaderField: "Content-Type")
              }
              return try read(await sent(request))
          }

          private func sent(_ request: URLRequest) async throws -> (Data, URLResponse) {
              do {
                  return try await send(request)
              } catch let error as URLError {
                  throw error.code == .cancelled ? CancellationError() : DataError.unreachable
              }
          }

          private func read<Answer: Decodable>(_ answer: (Data, URLResponse)) throws -> Answer {
              switch (answer.1 as? HTTPURLResponse)?.statusCode {
              case 200, 201: break
              case 404: throw DataError.notFound
              default: throw DataError.unreadable
              }
              do {
                  return try JSONDecoder().decode(Answer.self, from: answer.0)
              } catch is DecodingError {
                  throw DataError.unreadable
              }
          }
      }
      """)
  }
}
