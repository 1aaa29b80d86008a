internal import StrataCode
internal import StrataModel

extension Rule {
  /// A suppression that no finding needs.
  package static let unusedSuppression: Rule = Rule(
    "upkeep.unused-suppression", .warning,
    summary: Phrase(
      "A comment or the settings allow what no rule finds fault with.", zh: "注释或设置中的豁免没有对应任何问题。"),
    title: Phrase("suppressions suppress nothing", zh: "豁免注释没有对应的问题"),
    step: Phrase("Remove them", zh: "移除"),
    why: Phrase(
      """
      The violation is fixed and the suppression stayed: the next one at this place passes, \
      and nobody is asked.
      """,
      zh: "问题已经没有了，豁免却还留着：这里再出现违规就会被放过，而无人过问。"),
    fix: Phrase("Remove the comment, or the entry of the settings.", zh: "删除注释或设置中的条目。"),
    examples: [
      .bad(
        Phrase("a violation that was fixed", zh: "已修复的违规"),
        """
        //- Domain/UseCases/PlaceOrderUseCase.swift
        struct PlaceOrderUseCase {
          // ↓strata:allow dependency.layer-reference — until the screen has a protocol
          let notify: @Sendable () -> Void
          func execute(_ total: Int) { if total > 0 { notify() } }
        }
        """),
      .bad(
        Phrase("a whole file that needs nothing allowed", zh: "无需任何豁免的整个文件"),
        """
        //- Domain/Entities/Dish.swift
        // ↓strata:allow-file dependency.framework-in-domain — pictures, for now
        struct Dish: Equatable, Sendable { let name: String }
        """),
      .bad(
        Phrase("a direction that settings allow and nobody takes", zh: "设置允许、却没有代码使用的方向"),
        """
        //- .strata.yml
        allow:
          - ↓{from: Domain, to: UIKit, reason: "pictures, for now"}
        //- Domain/Entities/Dish.swift
        struct Dish: Equatable, Sendable { let name: String }
        """),
      .good(
        Phrase("a direction that settings allow and somebody takes", zh: "设置允许、也有代码使用的方向"),
        """
        //- .strata.yml
        allow:
          - {from: Domain, to: UIKit, reason: "pictures, for now"}
        //- Domain/Entities/Dish.swift
        import UIKit
        struct Dish: Equatable, Sendable { let name: String }
        """),
      .good(
        Phrase("a violation that is still there", zh: "仍然存在的违规"),
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
        Phrase("text that only quotes the comment", zh: "只是提到这种注释的文字"),
        """
        //- Domain/Entities/Hint.swift
        /// Write `// strata:allow dependency.cycle — why` above the line.
        struct Hint: Equatable, Sendable { let text: String }
        """),
    ],
    check: .suppressions { use in
      let edges = use.unusedEdges
      let names = edges.isEmpty ? [] : use.codebase.knownNames
      return use.unused.map { suppression in
        Rule.unusedSuppression.finding(
          suppression, in: use.codebase, subject: suppression.rule.text,
          message: Phrase(
            "'\(suppression.rule)' is suppressed here, and there is no finding of it",
            zh: "此处豁免了 '\(suppression.rule)'，但这条规则在这里没有发现问题"),
          help: Phrase("remove the comment", zh: "删除注释"))
      }
        + edges.enumerated().map { index, edge in
          Rule.unusedSuppression.finding(
            edge, in: use.codebase,
            message: Phrase(
              "\(edge.direction) is allowed and no rule has anything to say about it",
              zh: "设置允许 \(edge.direction)，但没有规则在这个方向上报告问题"),
            help: edge.unknownEnd(among: names, guesses: index < 100)
              ?? Phrase("remove the entry", zh: "删除这个条目"))
        }
    })
}

extension AllowedEdge {
  /// Both ends in words.
  var direction: Phrase {
    Phrase("'\(from.text)' to '\(to.text)'", zh: "'\(from.text)' 引用 '\(to.text)'")
  }

  /// What an end that is none of the names may mean; a guess compares it with all of them.
  fileprivate func unknownEnd(among names: Set<String>, guesses: Bool) -> Phrase? {
    for case .name(let name) in [from, to] where !names.contains(name) {
      let all = guesses ? Layer.allCases.map(\.rawValue) + names.sorted() : []
      return name.nearest(in: all).map {
        Phrase(
          "'\(name)' is no layer, module or type here: did you mean '\($0)'?",
          zh: "'\(name)' 不是这里的层、模块或类型：是不是想写 '\($0)'？")
      }
        ?? Phrase(
          "'\(name)' is no layer, module or type here; remove the entry",
          zh: "'\(name)' 不是这里的层、模块或类型；删除这个条目")
    }
    return nil
  }
}

extension Codebase {
  fileprivate var knownNames: Set<String> {
    var names = Set(workspace.modules.map(\.name))
    for id in symbols.ids { names.insert(symbols[id].qualifiedName) }
    for file in workspace.files.indices {
      for item in facts(file).imports { names.insert(facts(file)[item.module]) }
    }
    return names
  }
}
