extension Rule {
  /// A suppression that no finding needs.
  package static let unusedSuppression = Rule(
    "upkeep.unused-suppression",
    summary: "A comment or the settings allow what no rule finds fault with.",
    why: """
      The offence is gone and the permission stayed: the next one at this place is let through, and \
      nobody is asked.
      """,
    fix: "Remove the comment, or the entry of the settings.",
    examples: [
      .bad(
        "an offence that was mended",
        """
        //- Domain/UseCases/PlaceOrderUseCase.swift
        struct PlaceOrderUseCase {
          // ↓strata:allow dependency.layer-reference — until the screen has a protocol
          let notify: @Sendable () -> Void
          func execute(_ total: Int) { if total > 0 { notify() } }
        }
        """),
      .bad(
        "a whole file that needs nothing allowed",
        """
        //- Domain/Entities/Dish.swift
        // ↓strata:allow-file dependency.framework-in-domain — pictures, for now
        struct Dish: Equatable, Sendable { let name: String }
        """),
      .bad(
        "a direction that settings allow and nobody takes",
        """
        //- .strata.yml
        allow:
          - ↓{from: Domain, to: UIKit, reason: "pictures, for now"}
        //- Domain/Entities/Dish.swift
        struct Dish: Equatable, Sendable { let name: String }
        """),
      .good(
        "a direction that settings allow and somebody takes",
        """
        //- .strata.yml
        allow:
          - {from: Domain, to: UIKit, reason: "pictures, for now"}
        //- Domain/Entities/Dish.swift
        import UIKit
        struct Dish: Equatable, Sendable { let name: String }
        """),
      .good(
        "an offence that is still there",
        """
        //- Domain/UseCases/PlaceOrderUseCase.swift
        struct PlaceOrderUseCase {
          // strata:allow dependency.layer-reference — until the screen has a protocol
          let screen: CheckoutScreen
          func execute(_ total: Int) { if total > 0 { screen.confirm() } }
        }
        //- Presentation/Checkout/CheckoutScreen.swift
        import SwiftUI
        struct CheckoutScreen: View {
          func confirm() {}
          var body: some View { Text("Thank you") }
        }
        """),
      .good(
        "text that only quotes the comment",
        """
        //- Domain/Entities/Hint.swift
        /// Write `// strata:allow dependency.cycle — why` above the line.
        struct Hint: Equatable, Sendable { let text: String }
        """),
    ]
  ) { use in
    use.unused.map { suppression in
      use.finding(
        "upkeep.unused-suppression", suppression, subject: suppression.rule,
        message: "'\(suppression.rule)' is allowed here and has nothing to say",
        help: "remove the comment")
    }
      + use.unusedEdges.map { edge in
        use.finding(
          "upkeep.unused-suppression", edge,
          message: "\(edge.direction) is allowed and no rule has anything to say about it",
          help: use.codebase.unknownEnd(of: edge) ?? "remove the entry")
      }
  }
}

extension AllowedEdge {
  /// Both ends in words.
  var direction: Phrase { "'\(from.text)' to '\(to.text)'" }
}

extension Codebase {
  /// What an end that names nothing here may mean.
  fileprivate func unknownEnd(of edge: AllowedEdge) -> Phrase? {
    let names = knownNames
    for case .name(let name) in [edge.from, edge.to] where !names.contains(name) {
      let all = Layer.allCases.map(\.rawValue) + names.sorted()
      let near = name.nearest(in: all).map { Phrase(": did you mean '\($0)'?") }
      return Phrase("'\(name)' is no layer, module or type here")
        + (near ?? Phrase("; remove the entry"))
    }
    return nil
  }

  private var knownNames: Set<String> {
    var names = Set(workspace.modules.map(\.name))
    for id in symbols.ids { names.insert(symbols[id].qualifiedName) }
    for file in workspace.files {
      for item in file.facts.imports { names.insert(file.facts[item.module]) }
    }
    return names
  }
}
