internal import StrataCode

extension PartWriter {
  var dto: SourcePiece {
    let page =
      school.isPaged
      ? """


      /// A page as the server writes it.
      \(access)struct \(listDTO): Codable, Equatable, Sendable {
          let \(feature.values): [\(feature.one)DTO]
          let isLast: Bool
      }
      """ : ""
    return SourcePiece(
      """
      /// One of the \(feature.manyWords) as the server writes it.
      \(access)struct \(feature.one)DTO: Codable, Equatable, Sendable {
          let id: Int
          var name: String
      }
      """ + page)
  }

  var mapping: SourcePiece {
    let check = "guard %id >= 1, !%name.isEmpty else { throw DataError.unreadable }"
    switch school.mapping {
    case .mapper:
      return SourcePiece(
        """
        /// Makes \(feature.manyWords) of what the server writes; nothing is guessed.
        enum \(type(.mapping)) {
            static func toDomain(_ dto: \(feature.one)DTO) throws -> \(feature.one) {
                \(check.replacing("%", with: "dto."))
                return \(feature.one)(id: dto.id, name: dto.name)
            }
        }
        """)
    case .method:
      let page =
        school.isPaged
        ? """


        extension \(listDTO) {
            func toDomain() throws -> \(listType) {
                \(listType)(\(feature.values): try \(feature.values).map { try $0.toDomain() }, isLast: isLast)
            }
        }
        """ : ""
      return SourcePiece(
        modules(.domain),
        """
        extension \(feature.one)DTO {
            /// The entity that it stands for; throws where a value is missing or wrong.
            func toDomain() throws -> \(feature.one) {
                \(check.replacing("%", with: ""))
                return \(feature.one)(id: id, name: name)
            }
        }
        """ + page)
    }
  }

  var source: SourcePiece {
    SourcePiece(
      """
      /// Where \(feature.manyWords) come from, as the server writes them. What is thrown is a \
      `DataError`.
      \(access)protocol \(type(.source)): Sendable {
          func \(fetchAll)(\(listParameters)) async throws -> \(listDTO)
          func \(fetchOne)(id: Int) async throws -> \(feature.one)DTO
          func \(update)(_ \(feature.value): \(feature.one)DTO) async throws -> \(feature.one)DTO
      }
      """)
  }

  var httpSource: SourcePiece {
    let query = school.isPaged ? ", query: [\"page\": page, \"size\": size]" : ""
    let client = [(name: "client", type: type(.client))]
    return SourcePiece(
      """
      /// Asks a server for \(feature.manyWords).
      \(access)struct \(type(.httpSource)): \(type(.source)) {
          \(school.isModular ? "private " : "")let client: \(type(.client))\(initializer(client))

          \(access)func \(fetchAll)(\(listParameters)) async throws -> \(listDTO) {
              try await client.answer("GET", "\(feature.values)"\(query))
          }

          \(access)func \(fetchOne)(id: Int) async throws -> \(feature.one)DTO {
              try await client.answer("GET", "\(feature.values)/\\(id)")
          }

          \(access)func \(update)(_ \(feature.value): \(feature.one)DTO) async throws -> \(feature.one)DTO {
              try await client.answer("PUT", "\(feature.values)/\\(\(feature.value).id)", body: \(feature.value))
          }
      }
      """)
  }

  var sampleSource: SourcePiece {
    let all =
      school.isPaged
      ? """
              let start = (page - 1) * size
              let shown = \(feature.values).dropFirst(start).prefix(size)
              return \(listDTO)(
                  \(feature.values): Array(shown), isLast: start + size >= \(feature.values).count)
      """ : "        \(feature.values)"
    return SourcePiece(
      """
      /// Answers as a server would, until there is one.
      \(access)actor \(type(.sampleSource)): \(type(.source)) {
          private var \(feature.values) = (1...3).map {
              \(feature.one)DTO(id: $0, name: "\(sampleName("\\($0)"))")
          }\(initializer([]))

          \(access)func \(fetchAll)(\(listParameters)) async throws -> \(listDTO) {
      \(all)
          }

          \(access)func \(fetchOne)(id: Int) async throws -> \(feature.one)DTO {
              \(feature.values)[try index(of: id)]
          }

          \(access)func \(update)(_ \(feature.value): \(feature.one)DTO) async throws -> \(feature.one)DTO {
              \(feature.values)[try index(of: \(feature.value).id)] = \(feature.value)
              return \(feature.value)
          }

          private func index(of id: Int) throws -> Int {
              guard let index = \(feature.values).firstIndex(where: { $0.id == id }) else {
                  throw DataError.notFound
              }
              return index
          }
      }
      """)
  }

  var liveRepository: SourcePiece {
    if cache != .none { return cachingRepository }
    let remote = [(name: "remote", type: "any \(type(.source))")]
    let (one, all) = (mapped("remote.\(fetchOne)(id: id)"), mappedList)
    let renamed = mapped("remote.\(update)(\(feature.one)DTO(id: id, name: name))")
    return SourcePiece(
      modules(.domain),
      """
      /// Keeps \(feature.manyWords) on a server.
      \(access)struct \(type(.liveRepository)): \(type(.repository)) {
          \(school.isModular ? "private " : "")let remote: any \(type(.source))\(initializer(remote))

          \(access)func \(fetchAll)(\(listParameters)) async throws -> \(listType) {
              try await inDomainTerms {
                  \(all)
              }
          }

          \(access)func \(fetchOne)(id: \(feature.one).ID) async throws -> \(feature.one) {
              try await inDomainTerms {
                  \(one)
              }
          }

          \(access)func \(update)(id: \(feature.one).ID, name: String) async throws -> \(feature.one) {
              try await inDomainTerms {
                  \(renamed)
              }
          }

      \(inDomainTerms)
      }
      """)
  }

  /// A method of a repository.
  var inDomainTerms: String {
    """
        /// Turns what goes wrong on the wire into errors of the domain.
        private func inDomainTerms<Value: Sendable>(
            _ work: () async throws -> Value
        ) async throws -> Value {
            do {
                return try await work()
            } catch DataError.notFound {
                throw \(errorType).notFound
            } catch DataError.unreachable {
                throw \(errorType).unreachable
            } catch is DataError {
                throw \(errorType).unreadable
            }
        }
    """
  }

  private var mappedList: String {
    let list = "remote.\(fetchAll)(\(listArguments))"
    if school.isPaged { return mapped(list) }
    let each = school.mapping == .mapper ? "\(type(.mapping)).toDomain($0)" : "$0.toDomain()"
    return "try await \(list).map { try \(each) }"
  }

  private func mapped(_ expression: String) -> String {
    school.mapping == .mapper
      ? "try \(type(.mapping)).toDomain(await \(expression))"
      : "try await \(expression).toDomain()"
  }

  /// What a made-up one is called.
  func sampleName(_ number: String) -> String {
    feature.words.prefix(1).uppercased() + feature.words.dropFirst() + " " + number
  }
}
