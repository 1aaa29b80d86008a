internal import StrataCode

/// What a view model asks to have something done.
struct Asked {
  /// The property that it holds.
  let name: String
  let type: String
  /// The call before its arguments: `fetchOrders.execute`.
  let call: String
}

extension PartWriter {
  /// Whom to ask for an operation: its use case, or the repository where there is none.
  func asked(_ part: FeaturePart) -> Asked {
    let (method, verb) =
      switch part {
      case .fetchAll: (fetchAll, school.verb)
      case .fetchOne: (fetchOne, school.verb)
      default: (update, "update")
      }
    guard school.has(part) else {
      return Asked(
        name: "repository", type: "any \(type(.repository))", call: "repository.\(method)")
    }
    return Asked(
      name: method, type: "any \(useCase(part))",
      call: "\(method).\(school.hasVerbs ? verb : "execute")")
  }

  var message: SourcePiece {
    let paged = school.isPaged ? "\n        case .invalidPage: \"There is no such page.\"" : ""
    return SourcePiece(
      modules(.domain),
      """
      /// What went wrong, in words for people.
      enum \(type(.message)) {
          static func text(for error: any Error) -> String {
              switch error as? \(type(.error)) {
              case .notFound: "This does not exist any more."
              case .invalidName: "Enter a name that is not too long."\(paged)
              case .unreachable: "The server does not answer. Try again."
              case .unreadable: "The server answered something that makes no sense."
              case nil: "Something unexpected went wrong."
              }
          }
      }
      """)
  }

  var actions: SourcePiece {
    SourcePiece(
      modules(.domain),
      """
      /// What the list of \(feature.manyWords) asks of whoever navigates.
      \(access)struct \(type(.actions)) {
          \(access)let show\(feature.one): @MainActor (\(feature.one).ID) -> Void

          \(access)init(show\(feature.one): @escaping @MainActor (\(feature.one).ID) -> Void) {
              self.show\(feature.one) = show\(feature.one)
          }
      }
      """)
  }

  private var needsActions: Bool { school.has(.actions) }

  var listModel: SourcePiece {
    let asked = asked(.fetchAll)
    let actions = needsActions ? ", actions: \(type(.actions))" : ""
    let storesActions = needsActions ? "\n        self.actions = actions" : ""
    let select =
      needsActions
      ? """


          /// Shows one of them.
          \(access)func select(_ id: \(feature.one).ID) {
              actions.show\(feature.one)(id)
          }
      """ : ""
    return SourcePiece(
      modules(.domain).union(["Observation"]),
      """
      /// The list of \(feature.manyWords).
      @Observable
      @MainActor
      \(access)final class \(type(.listModel)) {
          /// What is loaded.
          \(access)private(set) var \(feature.values): [\(feature.one)] = []
          \(access)private(set) var isLoading = false
          /// Why the last load failed.
          \(access)private(set) var message: String?
      \(pageProperties)
          private let \(asked.name): \(asked.type)\(needsActions ? "\n    private let actions: \(type(.actions))" : "")

          \(access)init(\(asked.name): \(asked.type)\(actions)) {
              self.\(asked.name) = \(asked.name)\(storesActions)
          }

      \(school.isPaged ? pagedLoad(asked) : load(asked))\(select)
      }
      """)
  }

  private var pageProperties: String {
    guard school.isPaged else { return "" }
    return """
          /// Whether further pages follow.
          \(access)private(set) var hasMore = false

          private var page = 0

      """
  }

  private func load(_ asked: Asked) -> String {
    """
        /// Loads all of them, or reloads them.
        \(access)func load() async {
            guard !isLoading else { return }
            isLoading = true
            message = nil
            defer { isLoading = false }
            do {
                \(feature.values) = try await \(asked.call)()
            } catch is CancellationError {
                return
            } catch {
                message = \(type(.message)).text(for: error)
            }
        }
    """
  }

  private func pagedLoad(_ asked: Asked) -> String {
    """
        /// Loads the first page, or starts over with it.
        \(access)func load() async {
            await load(page: 1)
        }

        /// Loads the page after the last one.
        \(access)func loadMore() async {
            guard hasMore else { return }
            await load(page: page + 1)
        }

        private func load(page number: Int) async {
            guard !isLoading else { return }
            isLoading = true
            message = nil
            defer { isLoading = false }
            do {
                let answer = try await \(asked.call)(page: number, size: 20)
                \(feature.values) = number == 1 ? answer.\(feature.values) : \(feature.values) + answer.\(feature.values)
                page = number
                hasMore = !answer.isLast
            } catch is CancellationError {
                return
            } catch {
                message = \(type(.message)).text(for: error)
            }
        }
    """
  }

  /// What the view model of one asks: one repository, or two use cases.
  var detailAsked: [Asked] {
    let all = [asked(.fetchOne), asked(.update)]
    return all[0].name == all[1].name ? [all[0]] : all
  }

  var detailModel: SourcePiece {
    let asked = detailAsked
    let parameters = wrapped(
      ["id: \(feature.one).ID"] + asked.map { "\($0.name): \($0.type)" }, at: 4)
    let properties = asked.map { "    private let \($0.name): \($0.type)" }
    let stores = asked.map { "        self.\($0.name) = \($0.name)" }
    return SourcePiece(
      modules(.domain).union(["Observation"]),
      """
      /// One of the \(feature.manyWords), whose name can be changed.
      @Observable
      @MainActor
      \(access)final class \(type(.detailModel)) {
          \(access)private(set) var \(feature.value): \(feature.one)?
          /// The name as it is being typed.
          \(access)var name = ""
          \(access)private(set) var isBusy = false
          /// Why the last step failed.
          \(access)private(set) var message: String?

          private let id: \(feature.one).ID
      \(properties.joined(separator: "\n"))

          \(access)init(\(parameters)) {
              self.id = id
      \(stores.joined(separator: "\n"))
          }

          /// Loads or reloads it.
          \(access)func load() async {
              await show { try await \(self.asked(.fetchOne).call)(id: id) }
          }

          /// Saves the name as it is typed.
          \(access)func save() async {
              await show { try await \(self.asked(.update).call)(id: id, name: name) }
          }

          private func show(_ work: () async throws -> \(feature.one)) async {
              guard !isBusy else { return }
              isBusy = true
              message = nil
              defer { isBusy = false }
              do {
                  let answer = try await work()
                  \(feature.value) = answer
                  name = answer.name
              } catch is CancellationError {
                  return
              } catch {
                  message = \(type(.message)).text(for: error)
              }
          }
      }
      """)
  }
}
