internal import StrataCode

extension PartWriter {
  /// What keeps things on a server, and on this device what the server answered.
  var cachingRepository: SourcePiece {
    let fields = [
      (name: "remote", type: "any \(type(.source))"),
      (name: "local", type: "any \(type(.localSource))<\(type(.records))>"),
    ]
    let way =
      cache.isFirst
      ? "What is kept on this device is shown at once, and renewed for the next time"
      : "What is kept on this device is shown only while nobody answers"
    let stored = fields.map { "    \(storedLet) \($0.name): \($0.type)" }.joined(separator: "\n")
    let flights =
      cache.isFirst
      ? """

          private let lists = \(type(.singleFlight))<String, \(listType)>()
          private let refreshes = \(type(.singleFlight))<\(feature.one).ID, \(feature.one)>()
      """ : ""
    return SourcePiece(
      modules(.domain),
      """
      /// Keeps \(feature.manyWords) on a server.
      ///
      /// \(way).
      \(access)struct \(type(.liveRepository)): \(type(.repository)) {
      \(stored)\(flights)\(initializer(fields))

      \(cache.isFirst ? readsFirst : readsLast)

          \(access)func \(update)(id: \(feature.one).ID, name: String) async throws -> \(feature.one) {
              try await inDomainTerms {
                  let dto = try await remote.\(update)(\(feature.one)DTO(id: id, name: name))
                  let \(feature.value) = try \(domain("dto"))
                  await keep { $0.change(to: dto) }
                  return \(feature.value)
              }
          }
      \(cache.isFirst ? observed : "")
      \(fetched)

      \(keeping)\(listMapping)

      \(inDomainTerms)
      }
      """)
  }

  /// Readers that show what is kept, and share one request.
  private var readsFirst: String {
    let key = school.isPaged ? "\"\\(page) of \\(size)\"" : "\"all\""
    return """
          \(access)func \(fetchAll)(\(listParameters)) async throws -> \(listType) {
              let kept = try? await \(keptList)
              let refresh = await lists.join(\(key)) {
                  try await fetched(\(listArguments))
              }
              return if let kept { kept } else { try await refresh.value }
          }

          \(access)func \(fetchOne)(id: \(feature.one).ID) async throws -> \(feature.one) {
              let kept = try? await \(keptOne)
              let refresh = await refreshes.join(id) { try await fetched(id: id) }
              return if let kept { kept } else { try await refresh.value }
          }
      """
  }

  /// Readers that show what is kept only if there is nothing else.
  private var readsLast: String {
    func read(_ arguments: String, _ kept: String) -> String {
      """
              do {
                  return try await fetched(\(arguments))
              } catch \(errorType).unreachable {
                  guard let kept = try? await \(kept) else { throw \(errorType).unreachable }
                  return kept
              }
      """
    }
    return """
          \(access)func \(fetchAll)(\(listParameters)) async throws -> \(listType) {
      \(read(listArguments, keptList))
          }

          \(access)func \(fetchOne)(id: \(feature.one).ID) async throws -> \(feature.one) {
      \(read("id: id", keptOne))
          }
      """
  }

  private var observed: String {
    """

        /// Waits until no refresh is under way.
        \(access)func settled() async {
            await lists.settled()
            await refreshes.settled()
        }

        /// Why the last refresh of one failed, if it did: nobody is shown that.
        \(access)func refreshFailure(id: \(feature.one).ID) async -> \(errorType)? {
            await refreshes.failures[id] as? \(errorType)
        }

    """
  }

  /// Keeps only what can be read.
  private var fetched: String {
    let arguments = school.isPaged ? ", page: page, size: size" : ""
    return """
          /// What the server says now. Only what can be read is kept.
          private func fetched(\(listParameters)) async throws -> \(listType) {
              try await inDomainTerms {
                  let edits = await records().edits
                  let answer = try await remote.\(fetchAll)(\(listArguments))
                  let \(feature.values) = try \(domainList("answer"))
                  await keep { $0.keep(answer\(arguments), asOf: edits) }
                  return \(feature.values)
              }
          }

          private func fetched(id: \(feature.one).ID) async throws -> \(feature.one) {
              try await inDomainTerms {
                  let edits = await records().edits
                  do {
                      let dto = try await remote.\(fetchOne)(id: id)
                      let \(feature.value) = try \(domain("dto"))
                      await keep { $0.keep(dto, asOf: edits) }
                      return \(feature.value)
                  } catch DataError.notFound {
                      await keep { $0.forget(id: id) }
                      throw DataError.notFound
                  }
              }
          }
      """
  }

  private var keeping: String {
    """
        /// What is kept; what cannot be read counts as nothing.
        private func records() async -> \(type(.records)) {
            (try? await local.load()) ?? \(type(.records))()
        }

        /// Changes what is kept. If that fails, it costs no more than another request.
        private func keep(_ change: @Sendable (inout \(type(.records))) -> Void) async {
            try? await local.update { kept in
                var records = kept ?? \(type(.records))()
                change(&records)
                kept = records
            }
        }
    """
  }

  /// How a list becomes one of entities, where it comes as a whole.
  private var listMapping: String {
    if school.isPaged { return "" }
    let each = school.mapping == .mapper ? "(\(type(.mapping)).toDomain)" : " { try $0.toDomain() }"
    return """


          private static func toDomain(_ dtos: [\(feature.one)DTO]) throws -> [\(feature.one)] {
              try dtos.map\(each)
          }
      """
  }

  private var keptOne: String {
    let record = "records().\(feature.values)[id]"
    return school.mapping == .mapper
      ? "\(record).map(\(type(.mapping)).toDomain)" : "\(record)?.toDomain()"
  }

  private var keptList: String {
    school.isPaged
      ? "records().page(page, size: size)?.toDomain()"
      : "records().list.map(Self.toDomain)"
  }

  /// One as an entity.
  private func domain(_ dto: String) -> String {
    school.mapping == .mapper ? "\(type(.mapping)).toDomain(\(dto))" : "\(dto).toDomain()"
  }

  /// A list as entities.
  private func domainList(_ dto: String) -> String {
    school.isPaged ? domain(dto) : "Self.toDomain(\(dto))"
  }
}
