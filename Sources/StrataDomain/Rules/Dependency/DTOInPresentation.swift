extension Rule {
  /// Presentation code names a type made for the wire or the store.
  package static let dtoInPresentation = Rule(
    "dependency.dto-in-presentation", .error,
    summary: "Presentation code names a DTO or a persistence model.",
    why: """
      A view that shows what the server sent breaks when the server changes, and it repeats the \
      decisions about missing and malformed fields that belong in one mapper.
      """,
    fix: "Let the use case return a Domain entity, and show that.",
    examples: [
      .bad(
        "a row that takes the response's item",
        """
        //- Domain/Entities/Order.swift
        struct Order { let total: String }
        //- Data/DTO/OrderDTO.swift
        struct OrderDTO: Decodable { let total: String? }
        //- Presentation/Orders/OrderRow.swift
        import SwiftUI
        struct OrderRow: View {
          let order: ↓OrderDTO
          var body: some View { Text(order.total ?? "–") }
        }
        """),
      .bad(
        "a view that stores a Core Data object",
        """
        //- Domain/Entities/Dish.swift
        struct Dish { let name: String }
        //- Data/Persistence/StoredDish.swift
        import CoreData
        final class StoredDish: NSManagedObject {}
        //- Presentation/Menu/DishView.swift
        import SwiftUI
        struct DishView: View {
          let dish: ↓StoredDish
          var body: some View { Text("dish") }
        }
        """),
      .good(
        "a row that takes the entity",
        """
        //- Domain/Entities/Order.swift
        struct Order: Equatable { let total: String }
        //- Data/DTO/OrderDTO.swift
        struct OrderDTO: Decodable { let total: String }
        //- Presentation/Orders/OrderRow.swift
        import SwiftUI
        struct OrderRow: View {
          let order: Order
          var body: some View { Text(order.total) }
        }
        """),
      .good(
        "an entity whose name ends in Entity is no persistence model",
        """
        //- Domain/Entities/ChannelEntity.swift
        struct ChannelEntity: Equatable { let name: String }
        //- Presentation/Channels/ChannelRow.swift
        import SwiftUI
        struct ChannelRow: View {
          let channel: ChannelEntity
          var body: some View { Text(channel.name) }
        }
        """),
    ],
    subjects: .presentationFiles
  ) { codebase in
    let offences = codebase.dependencies.filter {
      $0.isDrawn && $0.from == .presentation && ($0.to == .data || $0.to == .infrastructure)
        && !$0.isWiring
        && codebase.isWireOrStoreType($0.target) && !codebase.isServersOwnAnswer($0.target)
    }
    let route = LegalRoute(codebase)
    let generated = codebase.generatedModelFindings(
      "dependency.dto-in-presentation", .warning, from: .presentation)
    return generated
      + codebase.grouped(offences).map { group in
        let first = group[0]
        let reference = codebase.reference(of: first)
        let name = codebase.symbols[first.target].qualifiedName
        return codebase.finding(
          "dependency.dto-in-presentation",
          codebase.roles.has(first.target, .persistenceModel) ? .warning : .error, group,
          message: """
            \(codebase.described(namerOf: reference.owner, in: first.file)) in Presentation \
            \(codebase.verb(of: first)) \(codebase.described(first.target)) of \(first.to.rawValue)
            """,
          help: route.entity(for: first.target).map {
            "show '\(codebase.symbols[$0].qualifiedName)' (Domain), which '\(name)' is mapped to"
          } ?? """
            declare an entity in Domain for what is shown, turn '\(name)' into it in \
            \(first.to.rawValue), and name only the entity here
            """)
      }
  }
}

extension Codebase {
  /// What a server's own routes take and answer is made at its edge, for its edge.
  fileprivate func isServersOwnAnswer(_ id: SymbolID) -> Bool {
    !Set(symbols.externalSupertypes[Int(id.index)]).isDisjoint(with: [
      "Content", "ResponseEncodable", "AsyncResponseEncodable", "ResponseCodable",
      "ResponseGenerator", "RequestDecodable", "AsyncRequestDecodable",
    ])
  }
}
