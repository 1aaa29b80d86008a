extension PartWriter {
  var service: SourcePiece {
    SourcePiece(
      ["Foundation"],
      """
      /// Keeps \(feature.manyWords) in memory, until it is known where they come from.
      actor \(type(.service)): \(useCase(.fetchAll)), \(useCase(.fetchOne)), \(useCase(.update)) {
          /// In characters.
          static let longestName = 80

          private var \(feature.values): [\(feature.one)]

          init(\(feature.values): [\(feature.one)]) {
              self.\(feature.values) = \(feature.values)
          }

          func \(school.verb)() async throws -> [\(feature.one)] {
              \(feature.values).sorted { ($0.name, $0.id) < ($1.name, $1.id) }
          }

          func \(school.verb)(id: \(feature.one).ID) async throws -> \(feature.one) {
              \(feature.values)[try index(of: id)]
          }

          func update(id: \(feature.one).ID, name: String) async throws -> \(feature.one) {
              let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
              guard !name.isEmpty, name.count <= Self.longestName else {
                  throw \(type(.error)).invalidName
              }
              let index = try index(of: id)
              \(feature.values)[index].name = name
              return \(feature.values)[index]
          }

          private func index(of id: \(feature.one).ID) throws -> Int {
              guard let index = \(feature.values).firstIndex(where: { $0.id == id }) else {
                  throw \(type(.error)).notFound
              }
              return index
          }
      }
      """)
  }
}
