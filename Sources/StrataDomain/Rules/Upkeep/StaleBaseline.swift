internal import StrataCode

extension Rule {
  /// A baseline entry that no finding needs.
  package static let staleBaseline: Rule = Rule(
    "upkeep.stale-baseline", .error,
    summary: Phrase("The baseline lists a finding that is fixed.", zh: "基线中列有已修复的问题。"),
    title: Phrase("the baseline lists findings that are fixed", zh: "基线中有已修复的问题"),
    step: Phrase("Run 'strata baseline prune'", zh: "运行 'strata baseline prune'"),
    why: Phrase(
      """
      Whoever fixes a finding lowers the bar that the baseline sets, for good. An entry that \
      stays behind lets the same violation back in, and nobody is asked.
      """,
      zh: "每修复一个问题，基线容许的问题就永久少一个。条目如果残留，同样的违规就会再次混进来，而无人过问。"),
    fix: Phrase(
      """
      Run `strata check` on your machine, which takes such entries out, or `strata baseline \
      prune`, and commit the baseline. Where the environment says `CI`, nothing is written and \
      they are findings instead.
      """,
      zh: """
        在自己的机器上运行 `strata check`（它会删去这些条目）或 `strata baseline prune`，\
        然后提交基线。环境变量中有 `CI` 时不写入任何内容，而是把这些条目报告为问题。
        """),
    examples: [
      .bad(
        Phrase("a violation that was fixed", zh: "已修复的违规"),
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
        Phrase("a file that is deleted with all that was wrong in it", zh: "连同其中的问题一起删除的文件"),
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
        Phrase("a violation that is still there", zh: "仍然存在的违规"),
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
        Phrase("a violation in a file that moved", zh: "文件移动后仍存在的违规"),
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
    ],
    check: .baseline { use in
      use.stale.map { entry in
        let key = entry.key
        let target = key.target.map { Phrase(" about '\($0)'", zh: "，关于 '\($0)'") } ?? .empty
        let file = key.file.map { Phrase(" in '\($0)'", zh: "，位于 '\($0)'") } ?? .empty
        let what: Phrase =
          entry.count == 1
          ? Phrase("a finding that is fixed", zh: "一个已修复的问题")
          : Phrase("\(entry.count) findings that are fixed", zh: "\(entry.count) 个已修复的问题")
        return Rule.staleBaseline.finding(
          entry, in: use.file,
          message: Phrase(
            "the baseline accepts \(what): '\(key.rule)' of '\(key.source)'\(target)\(file)",
            zh: "基线接受了 \(what)：'\(key.source)' 的 '\(key.rule)'\(target)\(file)"),
          help: Phrase(
            "run `strata baseline prune` and commit '\(use.file)'",
            zh: "运行 `strata baseline prune` 并提交 '\(use.file)'"))
      }
    })
}
