internal import StrataCode
internal import StrataModel

extension Rule {
  /// A file of view models imports a user-interface framework.
  package static let uiFrameworkInViewModel: Rule = Rule(
    "presentation.ui-framework-in-view-model", .warning,
    summary: Phrase(
      "A file that declares a view model and no view imports SwiftUI, UIKit or AppKit.",
      zh: "只声明 ViewModel、没有视图的文件导入了 SwiftUI、UIKit 或 AppKit。"),
    title: Phrase("view models import a UI framework", zh: "ViewModel 导入了 UI 框架"),
    step: Phrase("Keep plain values, and convert them in the view", zh: "只保存纯数据，在视图中转换"),
    why: Phrase(
      """
      A view model says what is to be shown, a view how. With colors, images and controllers in \
      it the view model can be tested only where there is a screen, and every change of looks \
      changes it.
      """,
      zh: "ViewModel 决定展示什么，视图决定怎样展示。ViewModel 一旦带有颜色、图片和控制器，就只能在有屏幕的环境中测试，外观每改一次也都要改它。"),
    fix: Phrase(
      "Keep plain values in the view model and turn them into colors and images in the view.",
      zh: "在 ViewModel 中只保存普通的值，由视图把它们变成颜色和图片。"),
    examples: [
      .bad(
        Phrase("a template's import", zh: "模板自带的 import"),
        """
        //- Domain/Entities/Order.swift
        struct Order: Equatable { let title: String }
        //- Presentation/Orders/OrdersViewModel.swift
        import ↓SwiftUI
        @MainActor final class OrdersViewModel: ObservableObject {
          @Published private(set) var titles: [String] = []
        }
        """),
      .bad(
        Phrase("a view model that chooses colors", zh: "选择颜色的 ViewModel"),
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
        Phrase("the import is the view's in the same file", zh: "import 供同一文件中的视图使用"),
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
    let found = codebase.seen(inEach: models.keys.sorted()) { file -> [UIImportFinding] in
      guard let own = models[file], !codebase.declaresAnyView(file),
        codebase.layer(ofFile: file).map({ $0 == .presentation || $0 == .app }) ?? true
      else { return [] }
      return codebase.uiImports(in: file).filter {
        // What is exported, others use.
        codebase.facts(file)[$0.module] != "WatchKit" && !$0.attributes.contains(.exported)
      }
      .compactMap { codebase.uiImportFinding($0, file, own) }
    }
    return codebase.withoutHabits(found, among: Set(models.keys))
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
        // Its base class may stand in a library that is not read.
        || facts(file).declarations[index].kind == .class
          && facts(file)[facts(file).declarations[index].name].hasSuffix("ViewController")
    }
  }

  /// Where a file declares and extends a type.
  private func extents(of type: SymbolID, in file: Int) -> [Span] {
    symbols.bodies[Int(type.index)].filter { $0.file == file }.map { declaration($0).extent }
  }

  /// Nil where all that the file names of the module stands in declarations beside its view models.
  fileprivate func uiImportFinding(
    _ item: Import, _ file: Int, _ models: [SymbolID]
  ) -> UIImportFinding? {
    let module = facts(file)[item.module]
    let uses = FrameworkUses(self, file)
    let isIdle = uses.names(of: module).isEmpty
    // A preview beside the view model needs it.
    if isIdle, facts(file).regions.contains(where: { $0.kind == .preview }) { return nil }
    let users = models.map { ($0, uses.names(of: module, in: extents(of: $0, in: file))) }
    guard let (model, names) = users.first(where: { isIdle || !$0.1.isEmpty }) else { return nil }
    let isMild =
      !isIdle
      && (isShown(model, names, in: file) || isPromised(model, names) || fills(model)
        || storesViewsAlone(model, names, in: file)
        // Where a list of screens is kept, the framework itself leaves open.
        || names.allSatisfy { $0.name == "NavigationPath" }
        || isWhereItExists(item, in: file) && names.allSatisfy { $0.name.hasSuffix("Device") })
      || isIdle && (isPromisedText(model, module, uses, in: file) || isPassive(model))
    let finding = Rule.uiFrameworkInViewModel.finding(
      at: FindingPlace(
        item.span, in: file, also: names.map(\.span), subject: module,
        owner: place(of: model).declaration), in: self,
      message: said(of: item, model, names, in: file),
      help: help(model, names, of: module, in: file)
    ).held(at: isMild ? .info : .warning)
    return UIImportFinding(finding: finding, file: file, isIdle: isIdle && !isMild)
  }

  /// Whether what is called a view model is only a value that a presenter makes for a screen.
  private func isPassive(_ model: SymbolID) -> Bool {
    [.struct, .enum].contains(symbols[model].kind) && methods(of: model).isEmpty
      && promises(of: model).isEmpty
      && storedProperties(of: model).allSatisfy {
        declaration($0).modifiers.contains(.isConstant) || attributes(of: $0).isEmpty
      }
  }

  private func said(
    of item: Import, _ model: SymbolID, _ names: [FrameworkUses.Name], in file: Int
  ) -> Phrase {
    let (name, module) = (symbols[model].qualifiedName, facts(file)[item.module])
    if !names.isEmpty {
      return Phrase(
        "the file of view model '\(name)' imports '\(module)' and uses \(listed(names.map(\.name)))",
        zh: "ViewModel '\(name)' 所在的文件导入了 '\(module)'，并使用了 \(listed(names.map(\.name)))")
    }
    if FrameworkUses(self, file).callsOffsets(of: module) {
      return Phrase(
        "the file of view model '\(name)' imports '\(module)' and changes a list as that does",
        zh: "ViewModel '\(name)' 所在的文件导入了 '\(module)'，并用它的方法修改列表")
    }
    let text = FrameworkUses(self, file).textMembers(in: extents(of: model, in: file))
    return text.isEmpty || module == "SwiftUI"
      ? Phrase(
        "the file of view model '\(name)' imports '\(module)' and uses none of its types",
        zh: "ViewModel '\(name)' 所在的文件导入了 '\(module)'，却没有使用它的任何类型")
      : Phrase(
        "the file of view model '\(name)' imports '\(module)' and makes attributed text in \(listed(text))",
        zh: "ViewModel '\(name)' 所在的文件导入了 '\(module)'，并在 \(listed(text)) 中生成富文本")
  }

  private func help(
    _ model: SymbolID, _ names: [FrameworkUses.Name], of module: String, in file: Int
  ) -> Phrase {
    let uses = FrameworkUses(self, file, of: model)
    let (name, extents) = (symbols[model].qualifiedName, extents(of: model, in: file))
    let text = module == "SwiftUI" ? [] : uses.textMembers(in: extents)
    let plain = text.isEmpty ? nil : uses.plainText(text, in: name)
    guard !names.isEmpty else {
      return plain.map {
        Phrase(
          "\($0); then \(uses.replacement(of: module))",
          zh: "\($0)；然后\(uses.replacement(of: module))")
      } ?? uses.substitute(for: module)
    }
    // What the text goes with, goes with the text.
    let other = names.map(\.name).filter { plain == nil || !FrameworkUses.isOfText($0) }
    let way = uses.demand(for: other, in: extents) + uses.leave(other, outOf: name)
    let ways = [way, plain].compactMap(\.self).filter { !$0.isEmpty }
    let (done, others) = (
      Phrase.joined(ways, by: Phrase("; ", zh: "；")), uses.others(of: module, beside: extents)
    )
    let rest =
      uses.replacement(of: module, withBytes: other.contains(where: PictureRoute.isPicture))
      + uses.withoutOffsets(of: module)
    return Phrase("\(done)\(others); then \(rest)", zh: "\(done)\(others)；然后\(rest)")
  }

  /// Whether a view model is a value whose names of a framework are those of what it stores: what a
  /// view is shown with, and no decision.
  private func isShown(_ model: SymbolID, _ names: [FrameworkUses.Name], in file: Int) -> Bool {
    (symbols[model].kind == .struct || holdsAlone(model))
      && names.allSatisfy { name in
        guard name.owner >= 0 else { return false }
        let owner = facts(file)[name.owner]
        return owner.kind == .initializer
          || owner.kind == .property && !owner.modifiers.contains(.isComputed)
      }
  }

  /// Whether a class of a view model only holds what it is made with.
  private func holdsAlone(_ model: SymbolID) -> Bool {
    methods(of: model).allSatisfy { declaration($0).modifiers.contains(.isStatic) }
      && collaborators(of: model).isEmpty
      && storedProperties(of: model).allSatisfy { attributes(of: $0).isEmpty }
  }

  /// Whether a view model is handed a view to fill it: it configures cells, by whatever name.
  private func fills(_ model: SymbolID) -> Bool {
    methods(of: model).contains { method in
      namings(of: method, as: [.parameter]).contains { roles.has($0.type, .view) }
        && parameters(of: method).count == 1
    }
  }

  /// Whether most of the names are asked for by a protocol that several types keep: it is the
  /// protocol that would have to change.
  private func isPromised(_ model: SymbolID, _ names: [FrameworkUses.Name]) -> Bool {
    symbols.allSupertypes(of: model).contains { promise in
      guard symbols[promise].kind == .protocol else { return false }
      let place = symbols[promise].place
      let asked = facts(place.file).references.lazy.filter {
        self.facts(place.file)[place.declaration].extent.contains($0.span.start)
      }.map { self.facts(place.file)[$0.name] }
      return names.count { asked.contains($0.name) } * 2 > names.count
        && symbols.ids.lazy.filter {
          self.symbols[$0].kind.isConcreteType
            && self.symbols.allSupertypes(of: $0).contains(promise)
        }.prefix(Self.fewestKeepers).count == Self.fewestKeepers
    }
  }

  /// Whether a protocol asks for the text with attributes that a view model makes.
  private func isPromisedText(
    _ model: SymbolID, _ module: String, _ uses: FrameworkUses, in file: Int
  ) -> Bool {
    guard module != "SwiftUI" else { return false }
    let text = uses.textMembers(in: extents(of: model, in: file))
    return symbols.allSupertypes(of: model).contains { promise in
      symbols[promise].kind == .protocol
        && members(of: promise).contains { text.contains(name($0)) }
    }
  }

  private static let fewestKeepers = 3
}
