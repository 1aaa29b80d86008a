extension PartWriter {
  var localSource: SourcePiece {
    SourcePiece(
      """
      /// A place on this device that keeps one value, and may lose it.
      \(access)protocol \(type(.localSource))<Value>: Sendable {
          associatedtype Value: Codable & Sendable
          /// What was kept last, if anything was. It throws for what cannot be read any more.
          func load() async throws -> Value?
          /// Changes what is kept in one step. What cannot be read any more is given up.
          func update(_ change: @Sendable (inout Value?) -> Void) async throws
      }
      """)
  }

  var fileSource: SourcePiece {
    SourcePiece(
      ["Foundation"],
      """
      /// Keeps a value as JSON in a file.
      \(access)actor \(type(.fileSource))<Value: Codable & Sendable>: \(type(.localSource)) {
          private let file: URL

          /// Keeps it in a file, whose folder need not exist.
          \(access)init(file: URL) {
              self.file = file
          }

          \(access)func load() throws -> Value? {
              guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else {
                  return nil
              }
              return try JSONDecoder().decode(Value?.self, from: Data(contentsOf: file))
          }

          \(access)func update(_ change: @Sendable (inout Value?) -> Void) throws {
              var value = try? load()
              change(&value)
              try FileManager.default.createDirectory(
                  at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
              try JSONEncoder().encode(value).write(to: file, options: .atomic)
          }
      }
      """)
  }

  var memorySource: SourcePiece {
    SourcePiece(
      """
      /// Keeps a value as long as the program runs.
      \(access)actor \(type(.memorySource))<Value: Codable & Sendable>: \(type(.localSource)) {
          private var value: Value?

          /// Keeps nothing yet.
          \(access)init() {}

          \(access)func load() -> Value? { value }

          \(access)func update(_ change: @Sendable (inout Value?) -> Void) {
              change(&value)
          }
      }
      """)
  }

  var singleFlight: SourcePiece {
    SourcePiece(
      """
      /// Lets everybody who asks for the same thing at once share one answer.
      \(access)actor \(type(.singleFlight))<Key: Hashable & Sendable, Value: Sendable> {
          /// Why the last work for a key failed, if it did.
          \(access)private(set) var failures: [Key: any Error] = [:]
          private var flights: [Key: Task<Value, any Error>] = [:]

          /// Has nothing under way.
          \(access)init() {}

          /// The work for a key that is under way, or else the given work, which begins now.
          ///
          /// It goes on to its own end, whoever stops waiting for it.
          \(access)func join(
              _ key: Key, _ work: @escaping @Sendable () async throws -> Value
          ) -> Task<Value, any Error> {
              if let flight = flights[key] { return flight }
              let flight = Task {
                  defer { flights[key] = nil }
                  do {
                      let value = try await work()
                      failures[key] = nil
                      return value
                  } catch {
                      failures[key] = error
                      throw error
                  }
              }
              flights[key] = flight
              return flight
          }

          /// Waits until nothing is under way.
          \(access)func settled() async {
              while let flight = flights.values.first {
                  _ = await flight.result
              }
          }
      }
      """)
  }

  var records: SourcePiece {
    let (one, list) = ("\(feature.one)DTO", listDTO)
    let kept =
      school.isPaged
      ? """
          private var pages: [String: \(list)] = [:]
      """
      : """
          private(set) var list: \(list)?
      """
    let page =
      school.isPaged
      ? """


          /// A page, if it is kept.
          func page(_ page: Int, size: Int) -> \(list)? {
              pages["\\(page) of \\(size)"]
          }
      """ : ""
    let keepList =
      school.isPaged
      ? """
          mutating func keep(_ answer: \(list), page: Int, size: Int, asOf edits: Int) {
              guard edits == self.edits else { return }
              pages["\\(page) of \\(size)"] = answer
          }
      """
      : """
          mutating func keep(_ answer: \(list), asOf edits: Int) {
              guard edits == self.edits else { return }
              list = answer
          }
      """
    let change =
      school.isPaged
      ? """
              pages = pages.mapValues { page in
                  let \(feature.values) = page.\(feature.values).map { $0.id == \(feature.value).id ? \(feature.value) : $0 }
                  return \(list)(\(feature.values): \(feature.values), isLast: page.isLast)
              }
      """
      : "        list = list?.map { $0.id == \(feature.value).id ? \(feature.value) : $0 }"
    return SourcePiece(
      """
      /// What is kept of \(feature.manyWords) on this device, as the server writes them.
      \(access)struct \(type(.records)): Codable, Equatable, Sendable {
      \(kept)
          private(set) var \(feature.values): [Int: \(one)] = [:]
          /// How often something was changed here: an answer to a question from before a change is
          /// out of date, and is not kept.
          private(set) var edits = 0\(page)

          /// Keeps an answer to a question that was asked after so many changes.
      \(keepList)

          /// Keeps an answer to a question that was asked after so many changes.
          mutating func keep(_ \(feature.value): \(one), asOf edits: Int) {
              guard edits == self.edits else { return }
              \(feature.values)[\(feature.value).id] = \(feature.value)
          }

          /// Keeps what was changed, in lists, too.
          mutating func change(to \(feature.value): \(one)) {
              edits += 1
              \(feature.values)[\(feature.value).id] = \(feature.value)
      \(change)
          }

          /// Keeps nothing of one that is gone.
          mutating func forget(id: Int) {
              \(feature.values)[id] = nil
          }
      }
      """)
  }
}
