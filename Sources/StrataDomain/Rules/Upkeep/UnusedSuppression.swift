extension Rule {
  /// A suppression that no finding needs.
  package static let unusedSuppression = Rule(
    "upkeep.unused-suppression",
    summary: "A comment allows a rule that has nothing to say there.",
    why: """
      The offence is gone and the permission stayed: the next one at this place is let through, and \
      nobody is asked.
      """,
    fix: "Remove the comment.",
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
  }
}
