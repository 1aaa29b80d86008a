extension Rule {
  /// A file of view models imports a user-interface framework.
  package static let uiFrameworkInViewModel = Rule(
    "presentation.ui-framework-in-view-model", .warning,
    summary: "A file that declares a view model and no view imports SwiftUI, UIKit or AppKit.",
    why: """
      A view model says what is to be shown, a view how. With colours, images and controllers in \
      it the view model can be tested only where there is a screen, and every change of looks \
      changes it.
      """,
    fix: "Keep plain values in the view model and turn them into colours and images in the view.",
    examples: [
      .bad(
        "a template's import",
        """
        //- Presentation/Orders/OrdersViewModel.swift
        import ↓SwiftUI
        @MainActor final class OrdersViewModel: ObservableObject {
          @Published private(set) var titles: [String] = []
        }
        """),
      .bad(
        "a view model that chooses colours",
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
        "streams need no user interface",
        """
        //- Presentation/Orders/OrdersViewModel.swift
        import Combine
        @MainActor final class OrdersViewModel: ObservableObject {
          @Published private(set) var titles: [String] = []
        }
        """),
      .good(
        "the import is the view's in the same file",
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
      guard let model = models[file]?.first, !codebase.declaresAnyView(file),
        codebase.layer(ofFile: file).map({ $0 == .presentation || $0 == .app }) ?? true
      else { return [] }
      return codebase.uiImports(in: file).filter { codebase.facts(file)[$0.module] != "WatchKit" }
        .map { codebase.uiImportFinding($0, file, model) }
    }
  }
}

extension Codebase {
  /// Whether a file declares or extends a view, for show too.
  fileprivate func declaresAnyView(_ file: Int) -> Bool {
    facts(file).declarations.indices.contains { index in
      symbols.subject(of: Place(file: file, declaration: DeclarationIndex(index))).map {
        roles.has($0, .view)
      } ?? false
        || facts(file).declarations[index].kind == .extension
          && ["View", "UIView", "UIViewController"].contains(
            facts(file)[facts(file).declarations[index].name])
    }
  }

  fileprivate func uiImportFinding(_ item: Import, _ file: Int, _ model: SymbolID) -> Finding {
    let module = facts(file)[item.module]
    let uses = uiNames(in: file, of: module)
    let shown = uses.prefix(3).map { "'\($0.name)'" }.joined(separator: ", ")
    let subject = "view model '\(symbols[model].qualifiedName)'"
    return finding(
      "presentation.ui-framework-in-view-model", .warning, at: item.span, in: file,
      also: uses.map(\.span), subject: module, owner: place(of: model).declaration,
      message: uses.isEmpty
        ? "the file of \(subject) imports '\(module)' and names none of its types"
        : "the file of \(subject) imports '\(module)' and uses \(shown)",
      help: uses.isEmpty
        ? substitute(for: module, in: file)
        : "keep a plain value for \(shown) in '\(symbols[model].qualifiedName)' and let the view make it visible"
    )
  }

  /// Which import gives a file what it names.
  private func substitute(for module: String, in file: Int) -> String {
    let facts = facts(file)
    let imported = Set(facts.imports.map { facts[$0.module] })
    let marks = Set(facts.attributes.map { facts[$0.name] })
    let names = marks.union(facts.references.map { facts[$0.name] })
    let wanted =
      !names.isDisjoint(with: Self.combineNames)
      ? "Combine"
      : !marks.isDisjoint(with: ["Observable", "ObservationIgnored"]) ? "Observation" : "Foundation"
    return imported.contains(wanted)
      ? "remove 'import \(module)'; '\(wanted)' is imported already"
      : "write 'import \(wanted)' instead of 'import \(module)'"
  }

  /// The types of a framework that a file names, each once.
  private func uiNames(in file: Int, of module: String) -> [(name: String, span: Span)] {
    var seen: Set<String> = []
    let facts = facts(file)
    let more = facts.references.enumerated().compactMap { position, reference in
      let name = facts[reference.name]
      let root = String(name.prefix { $0 != "." })
      guard module == "SwiftUI", case .external = references[file][position],
        Self.moreSwiftUI.contains(root), !scopes[file].isExempt(reference)
      else { return nil as (name: String, span: Span)? }
      return (root, reference.span)
    }
    return (uiTypes(in: file, of: module) + more).sorted { $0.span.start < $1.span.start }
      .filter { seen.insert($0.name).inserted }
  }

  private static let combineNames: Set<String> = [
    "ObservableObject", "Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject",
    "CurrentValueSubject", "Publisher", "Publishers", "Just", "Future", "Cancellable",
  ]
  private static let moreSwiftUI: Set<String> = [
    "AnyView", "LocalizedStringKey", "NavigationPath", "Animation", "AppStorage", "SceneStorage",
    "ColorScheme", "Alignment", "EdgeInsets", "Edge", "Angle", "ScenePhase", "FetchedResults",
    "PhotosPickerItem", "Gradient", "LinearGradient", "Transaction", "UnitPoint", "ButtonRole",
    "FocusState", "Alert", "Axis", "GeometryProxy", "HorizontalAlignment", "TextAlignment",
    "Button", "Bindable", "Namespace", "Query", "UIImage", "UIColor", "UIApplication",
  ]
}
