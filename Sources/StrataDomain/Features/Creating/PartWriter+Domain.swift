internal import StrataCode

extension PartWriter {
  var entity: SourcePiece {
    let fields = [(name: "id", type: "Int"), (name: "name", type: "String")]
    return SourcePiece(
      """
      /// One of the \(feature.manyWords).
      \(access)struct \(feature.one): Identifiable, Equatable, Sendable {
          \(access)let id: Int
          \(access)var name: String\(initializer(fields))
      }
      """)
  }

  var page: SourcePiece {
    let fields = [
      (name: feature.values, type: "[\(feature.one)]"), (name: "isLast", type: "Bool"),
    ]
    return SourcePiece(
      """
      /// One page of the list of \(feature.manyWords).
      \(access)struct \(type(.page)): Equatable, Sendable {
          \(access)let \(feature.values): [\(feature.one)]
          /// Whether no page follows.
          \(access)let isLast: Bool\(initializer(fields))
      }
      """)
  }

  var error: SourcePiece {
    let paged =
      school.isPaged
      ? "\n    /// There is no page of this number or size.\n    case invalidPage" : ""
    return SourcePiece(
      """
      /// What can go wrong, in words of the domain.
      \(access)enum \(type(.error)): Error, Equatable {
          /// It does not exist, or no longer.
          case notFound
          /// The name is empty or too long.
          case invalidName\(paged)
          /// Nobody answered.
          case unreachable
          /// The answer makes no sense.
          case unreadable
      }
      """)
  }

  var repository: SourcePiece {
    SourcePiece(
      """
      /// Where \(feature.manyWords) are kept. What is thrown is \(Self.article(type(.error))), \
      or says that the task was cancelled.
      \(access)protocol \(type(.repository)): Sendable {
          func \(fetchAll)(\(listParameters)) async throws -> \(listType)
          func \(fetchOne)(id: \(feature.one).ID) async throws -> \(feature.one)
          /// Renames it, and returns it with its new name.
          func \(update)(id: \(feature.one).ID, name: String) async throws -> \(feature.one)
      }
      """)
  }

  var fetchAllUseCase: SourcePiece {
    if school.hasVerbs {
      return contract(
        .fetchAll, "\(school.verb)() async throws -> \(listType)", "Lists all \(feature.manyWords)."
      )
    }
    if school.isPaged { return pagedUseCase }
    return useCase(
      .fetchAll, says: "Lists \(feature.manyWords) by name.",
      "execute() async throws -> \(listType)",
      """
              let \(feature.values) = try await repository.\(fetchAll)()
              return \(feature.values).sorted { ($0.name, $0.id) < ($1.name, $1.id) }
      """)
  }

  private var pagedUseCase: SourcePiece {
    useCase(
      .fetchAll, says: "Lists \(feature.manyWords), one page at a time.",
      "execute(page: Int, size: Int) async throws -> \(listType)",
      """
              guard page >= 1, size >= 1 else { throw \(type(.error)).invalidPage }
              return try await repository.\(fetchAll)(page: page, size: min(size, Self.largestPage))
      """,
      constant: "    /// The most that a page holds, however many are asked for.\n"
        + "    \(access)static let largestPage = 50\n\n")
  }

  var fetchOneUseCase: SourcePiece {
    if school.hasVerbs {
      return contract(
        .fetchOne, "\(school.verb)(id: \(feature.one).ID) async throws -> \(feature.one)",
        "Finds one of the \(feature.manyWords).")
    }
    return useCase(
      .fetchOne, says: "Finds one of the \(feature.manyWords).",
      "execute(id: \(feature.one).ID) async throws -> \(feature.one)",
      """
              guard id >= 1 else { throw \(type(.error)).notFound }
              return try await repository.\(fetchOne)(id: id)
      """)
  }

  var updateUseCase: SourcePiece {
    if school.hasVerbs {
      return contract(
        .update, "update(id: \(feature.one).ID, name: String) async throws -> \(feature.one)",
        "Renames one of the \(feature.manyWords).")
    }
    var piece = useCase(
      .update, says: "Renames one of the \(feature.manyWords).",
      "execute(id: \(feature.one).ID, name: String) async throws -> \(feature.one)",
      """
              let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
              guard !name.isEmpty, name.count <= Self.longestName else {
                  throw \(type(.error)).invalidName
              }
              return try await repository.\(update)(id: id, name: name)
      """,
      constant: "    /// In characters.\n    \(access)static let longestName = 80\n\n")
    piece.imports = ["Foundation"]
    return piece
  }

  /// A use case that only says what it does: services do it.
  private func contract(
    _ part: FeaturePart, _ method: String, _ says: String
  ) -> SourcePiece {
    SourcePiece(
      """
      /// \(says)
      \(access)protocol \(useCase(part)): Sendable {
          func \(method)
      }
      """)
  }

  private func useCase(
    _ part: FeaturePart, says: String, _ method: String, _ body: String,
    constant: String = ""
  ) -> SourcePiece {
    let repository = [(name: "repository", type: "any \(type(.repository))")]
    let property = "    \(school.isModular ? "private " : "")let repository: \(repository[0].type)"
    return SourcePiece(
      contract(part, method, says).text + """


        \(access)struct \(implementation(part)): \(useCase(part)) {
        \(constant)\(property)\(initializer(repository))

            \(access)func \(method) {
        \(body)
            }
        }
        """)
  }

  /// A word with its article.
  static func article(_ word: String) -> String {
    ("AEIOU".contains(word.prefix(1)) ? "an `" : "a `") + word + "`"
  }
}
