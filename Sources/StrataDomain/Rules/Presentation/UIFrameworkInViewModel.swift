internal import StrataCode
internal import StrataModel

extension Rule {
  /// A file of view models imports a user-interface framework.
  package static let uiFrameworkInViewModel: Rule = Rule(
    "presentation.ui-framework-in-view-model", .warning,
    summary: Phrase(
      "A file that declares a view model and no view imports SwiftUI, UIKit or AppKit.",
      zh: "声明了 ViewModel 而没有视图的文件导入了 SwiftUI、UIKit 或 AppKit。"),
    why: Phrase(
      """
      A view model says what is to be shown, a view how. With colours, images and controllers in \
      it the view model can be tested only where there is a screen, and every change of looks \
      changes it.
      """,
      zh: "ViewModel 决定展示什么，视图决定怎样展示。带有颜色、图片和控制器的 ViewModel 只有在有屏幕的地方才能测试，外观的每次改动也都会改到它。"),
    fix: Phrase(
      "Keep plain values in the view model and turn them into colours and images in the view.",
      zh: "在 ViewModel 中只保存普通的值，由视图把它们变成颜色和图片。"),
    examples: [
      .bad(
        Phrase("a template's import", zh: "模板自带的 import"),
        """
        //- Presentation/Orders/OrdersViewModel.swift
        import ↓SwiftUI
        @MainActor final class OrdersViewModel: ObservableObject {
          @Published private(set) var titles: [String] = []
        }
        """),
      .bad(
        Phrase("a view model that chooses colours", zh: "选择颜色的 ViewModel"),
        """
        //- Presentation/Orders/OrderStateViewModel.swift
        import Foundation
        import ↓UIKit
        struct OrderStateViewModel {
          let title: String
          let tint: UIColor
        }
        """),
      .good(
        Phrase("streams need no user interface", zh: "数据流不需要用户界面"),
        seenIn:
          "FoodOrdering/Sources/Presentation/Features/Restaurants/RestaurantListViewModel.swift",
        """
        //- Presentation/Orders/OrdersViewModel.swift
        import Combine
        @MainActor final class OrdersViewModel: ObservableObject {
          @Published private(set) var titles: [String] = []
        }
        """),
      .good(
        Phrase("the import is the view's in the same file", zh: "import 属于同一文件中的视图"),
        """
        //- Presentation/Orders/OrdersView.swift
        import SwiftUI
        @MainActor final class OrdersViewModel: ObservableObject {
          @Published private(set) var titles: [String] = []
        }
        struct OrdersView: View {
          @ObservedObject var viewModel: OrdersViewModel
          var body: some View { List(viewModel.titles, id: \\.self) { Text($0) } }
        }
        """),
    ],
    subjects: .viewModels
  ) { codebase in
    let models = Dictionary(grouping: codebase.types(.viewModel)) { codebase.place(of: $0).file }
    return models.keys.sorted().flatMap { file -> [Finding] in
      guard let own = models[file], let model = own.first, !codebase.declaresAnyView(file),
        codebase.layer(ofFile: file).map({ $0 == .presentation || $0 == .app }) ?? true
      else { return [] }
      let extents = codebase.extents(of: own, in: file)
      return codebase.uiImports(in: file).filter {
        // What is exported, others use.
        codebase.facts(file)[$0.module] != "WatchKit" && !$0.attributes.contains(.exported)
      }
      .compactMap { codebase.uiImportFinding($0, file, model, extents) }
    }
  }
}

extension Codebase {
  /// Whether a file declares or extends a view, for show too.
  fileprivate func declaresAnyView(_ file: Int) -> Bool {
    facts(file).declarations.indices.contains { index in
      symbols.subject(of: DeclarationID(file: file, declaration: DeclarationIndex(index))).map {
        roles.has($0, .view)
      } ?? false
        || facts(file).declarations[index].kind == .extension
          && ["View", "UIView", "UIViewController"].contains(
            facts(file)[facts(file).declarations[index].name])
    }
  }

  /// Where a file declares and extends some types.
  fileprivate func extents(of types: [SymbolID], in file: Int) -> [Span] {
    types.flatMap { symbols.bodies[Int($0.index)] }.filter { $0.file == file }
      .map { declaration($0).extent }
  }

  /// Nil where all that the file names of the module stands in declarations beside the view model.
  fileprivate func uiImportFinding(
    _ item: Import, _ file: Int, _ model: SymbolID, _ extents: [Span]
  ) -> Finding? {
    let module = facts(file)[item.module]
    let name = symbols[model].qualifiedName
    let uses = FrameworkUses(self, file)
    let names = uses.names(of: module)
    let isBeside =
      !names.isEmpty
      && !names.contains { name in
        extents.contains { $0.contains(name.span.start) }
      }
    if isBeside { return nil }
    return Rule.uiFrameworkInViewModel.finding(
      at: FindingPlace(
        item.span, in: file, also: names.map(\.span), subject: module,
        owner: place(of: model).declaration), in: self,
      message: names.isEmpty
        ? Phrase(
          "the file of view model '\(name)' imports '\(module)' and names none of its types",
          zh: "ViewModel '\(name)' 所在的文件导入了 '\(module)'，却没有引用其中的任何类型")
        : Phrase(
          """
          the file of view model '\(name)' imports '\(module)' and uses \
          \(listed(names.map(\.name)))
          """,
          zh: "ViewModel '\(name)' 所在的文件导入了 '\(module)'，并使用了 \(listed(names.map(\.name)))"),
      help: names.isEmpty
        ? uses.substitute(for: module)
        : uses.leave(names.prefix(3).map(\.name), outOf: name)
    )
  }
}
