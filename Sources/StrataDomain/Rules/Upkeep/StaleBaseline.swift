extension Rule {
  /// A baseline entry that no finding needs.
  package static let staleBaseline = Rule(
    "upkeep.stale-baseline", .error,
    summary: "The baseline accepts a finding that is gone.",
    why: """
      Whoever mends an offence lowers the bar that the baseline sets, for good. An entry that stays \
      behind lets the same offence back in, and nobody is asked.
      """,
    fix: """
      Run `strata check` on your machine, which takes such entries out, or `strata baseline prune`, \
      and commit the baseline. Where the environment says `CI`, nothing is written and they are \
      findings instead.
      """,
    examples: [
      .bad(
        "an offence that was mended",
        """
        //- .strata-baseline.json
        {
          "schemaVersion": 1,
          "findings": [
            ↓{"rule": "dependency.layer-reference", "file": "Domain/UseCases/PlaceOrderUseCase.swift", "from": "PlaceOrderUseCase", "to": "CheckoutScreen"}
          ]
        }
        //- Domain/UseCases/PlaceOrderUseCase.swift
        struct PlaceOrderUseCase {
          let notify: @Sendable () -> Void
          func execute(_ total: Int) { if total > 0 { notify() } }
        }
        //- Presentation/Checkout/CheckoutScreen.swift
        import SwiftUI
        struct CheckoutScreen: View { var body: some View { Text("Thank you") } }
        """),
      .bad(
        "a file that is gone with all that was wrong in it",
        """
        //- .strata-baseline.json
        {
          "schemaVersion": 1,
          "findings": [
            ↓{"rule": "dependency.framework-in-domain", "file": "Domain/Entities/Picture.swift", "from": "Picture.swift", "to": "UIKit", "count": 2}
          ]
        }
        //- Domain/Entities/Dish.swift
        struct Dish: Equatable, Sendable { let name: String }
        """),
      .good(
        "an offence that is still there",
        """
        //- .strata-baseline.json
        {
          "schemaVersion": 1,
          "findings": [
            {"rule": "dependency.layer-reference", "file": "Domain/UseCases/PlaceOrderUseCase.swift", "from": "PlaceOrderUseCase", "to": "CheckoutScreen"}
          ]
        }
        //- Domain/UseCases/PlaceOrderUseCase.swift
        struct PlaceOrderUseCase {
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
        "an offence in a file that moved",
        """
        //- .strata-baseline.json
        {
          "schemaVersion": 1,
          "findings": [
            {"rule": "dependency.framework-in-domain", "file": "Domain/Dish.swift", "from": "Dish.swift", "to": "UIKit"}
          ]
        }
        //- Domain/Entities/Dish.swift
        import UIKit
        struct Dish: Equatable, Sendable { let name: String }
        """),
    ]
  ) { use in
    use.stale.map { entry in
      let key = entry.key
      let what =
        entry.count == 1 ? "a finding that is gone" : "\(entry.count) findings that are gone"
      return use.finding(
        "upkeep.stale-baseline", entry,
        message: "the baseline accepts \(what): '\(key.rule)' of '\(key.source)'"
          + (key.target.map { " about '\($0)'" } ?? "") + (key.file.map { " in '\($0)'" } ?? ""),
        help: "run `strata baseline prune` and commit '\(use.file)'")
    }
  }
}
