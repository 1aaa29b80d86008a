extension PartWriter {
  private var environment: String {
    "    @Environment(\(type(.interactors)).self) private var interactors\n"
  }

  /// The list of a school without view models.
  var askingListView: SourcePiece {
    let many = feature.values
    return swiftUI(
      [],
      """
      /// The list of \(feature.manyWords).
      struct \(type(.listView)): View {
      \(environment)    @State private var \(many) = \(type(.loadable))<[\(feature.one)]>.notRequested

          var body: some View {
              List {
                  ForEach(\(many).value ?? []) { \(feature.value) in
                      NavigationLink {
                          \(type(.detailView))(id: \(feature.value).id)
                      } label: {
                          Text(\(feature.value).name)
                      }
                  }
              }
              .overlay {
                  if let error = \(many).error {
                      VStack {
                          Text(\(type(.message)).text(for: error))
                          Button("Try again") { Task { await load() } }
                      }
                  } else if \(many).isLoading {
                      ProgressView()
                  }
              }
              .navigationTitle("\(feature.title)")
              .refreshable { await load() }
              .task { await load() }
          }

          private func load() async {
              let last = \(many).value
              \(many) = .isLoading(last: last)
              \(many) = await .result(of: { try await interactors.\(many).\(fetchAll)() }, last: last)
          }
      }
      """)
  }

  /// The view of one of them, of a school without view models.
  var askingDetailView: SourcePiece {
    let one = feature.value
    return swiftUI(
      [],
      """
      /// One of the \(feature.manyWords), whose name can be changed.
      struct \(type(.detailView)): View {
      \(environment)    @State private var \(one) = \(type(.loadable))<\(feature.one)>.notRequested
          @State private var name = ""
          private let id: \(feature.one).ID

          init(id: \(feature.one).ID) {
              self.id = id
          }

          var body: some View {
              Form {
                  TextField("Name", text: $name)
                      .onSubmit { Task { await save() } }
                  if let error = \(one).error {
                      Text(\(type(.message)).text(for: error))
                  }
                  Button("Save") { Task { await save() } }
                      .disabled(\(one).isLoading)
              }
              .navigationTitle(\(one).value?.name ?? "")
              .task { await load() }
          }

          private func load() async {
              await show { try await interactors.\(feature.values).\(fetchOne)(id: id) }
          }

          private func save() async {
              await show { try await interactors.\(feature.values).\(update)(id: id, name: name) }
          }

          private func show(_ work: () async throws -> \(feature.one)) async {
              let last = \(one).value
              \(one) = .isLoading(last: last)
              \(one) = await .result(of: work, last: last)
              if case .loaded(let shown) = \(one) { name = shown.name }
          }
      }
      """)
  }
}
