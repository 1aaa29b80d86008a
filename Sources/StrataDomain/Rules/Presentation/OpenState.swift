internal import StrataCode
internal import StrataModel

extension Rule {
  /// A view model's state can be set from outside, or its class is open to more than it needs.
  package static let openState: Rule = Rule(
    "presentation.open-state", .info,
    summary: Phrase(
      """
      Anybody can set a property of a view model that only the view model itself changes; or the view \
      model is not final, or an ObservableObject in a project that uses @Observable.
      """,
      zh: """
        ViewModel 的某个属性只由它自己修改，却没有写 private(set)，谁都可以改；或者 ViewModel 没有声明为 \
        final，或者项目已使用 @Observable，它却仍遵循 ObservableObject。
        """),
    title: Phrase("view models leave their state open", zh: "ViewModel 的状态对外开放写入"),
    step: Phrase("Write private(set)", zh: "加上 private(set)"),
    why: Phrase(
      """
      A view that can write what it is meant to show will do so one day, and the view model is no \
      longer the only place that decides. Nothing fails to compile, and no test of the view model \
      sees it.
      """,
      zh: "视图能写入它本该只负责展示的状态，迟早就会去写，ViewModel 便不再是唯一做决定的地方。编译不会报错，ViewModel 的测试也发现不了。"),
    fix: Phrase(
      "Write private(set) before what only the view model changes; leave open what a view binds.",
      zh: "只由 ViewModel 修改的属性加上 private(set)；视图要绑定的属性保持可写。"),
    examples: [
      .bad(
        Phrase("a list that the view model alone loads", zh: "只由 ViewModel 加载的列表"),
        """
        //- Presentation/Orders/OrdersViewModel.swift
        @MainActor @Observable final class OrdersViewModel {
          var ↓titles: [String] = []
          func refresh() { titles = ["one"] }
        }
        """),
      .bad(
        Phrase("several properties are one finding", zh: "多个属性合为一个问题"),
        """
        //- Presentation/Orders/OrdersViewModel.swift
        @MainActor @Observable final class OrdersViewModel {
          private(set) var titles: [String] = []
          var ↓isLoading = false
          var failure: String?
          func refresh() {
            isLoading = true
            failure = nil
          }
        }
        """),
      .good(
        Phrase("what a view binds is the view's to write", zh: "视图绑定的属性可以由视图写入"),
        """
        //- Presentation/Login/LoginViewModel.swift
        @MainActor @Observable final class LoginViewModel {
          var email = ""
          private(set) var failure: String?
          func reset() {
            email = ""
            failure = nil
          }
        }
        //- Presentation/Login/LoginView.swift
        import SwiftUI
        struct LoginView: View {
          @Bindable var model: LoginViewModel
          var body: some View { TextField("email", text: $model.email) }
        }
        """),
      .good(
        Phrase("what somebody else sets is input", zh: "由外部设置的属性是输入"),
        """
        //- Presentation/Orders/OrdersViewModel.swift
        @MainActor final class OrdersViewModel {
          var query = ""
          func clear() { query = "" }
        }
        //- Presentation/Orders/OrdersViewController.swift
        import UIKit
        final class OrdersViewController: UIViewController {
          private let model: OrdersViewModel
          init(model: OrdersViewModel) {
            self.model = model
            super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { nil }
          func search(_ text: String) { model.query = text }
        }
        """),
    ],
    subjects: .viewModels,
    isModel: { codebase, id in
      codebase.storedProperties(of: id).contains {
        codebase.declaration($0).modifiers.contains(.hasNarrowSetter)
      }
    }
  ) { codebase in
    let settings = StateSettings(codebase)
    let observes = codebase.known { codebase.observes() }
    let inherited = Set(codebase.symbols.supertypes.joined())
    let models = codebase.types(.viewModel).filter { codebase.symbols[$0].kind == .class }
    return codebase.said(ofEach: models) { id in
      [
        codebase.openStateFinding(id, settings),
        codebase.olderFormFinding(id, observes, isInherited: inherited.contains(id)),
      ].compactMap(\.self)
    }
  }
}

extension Codebase {
  fileprivate func openStateFinding(_ id: SymbolID, _ settings: StateSettings) -> Finding? {
    let open = storedProperties(of: id).filter { settings.isOpen($0, of: id) }
    guard let first = open.first else { return nil }
    let model = symbols[id].qualifiedName
    let names = open.map { "'\(name($0))'" }
    return Rule.openState.finding(
      at: FindingPlace(
        declaration(first).span, in: first.file,
        also: open.dropFirst().filter { $0.file == first.file }.map { declaration($0).span },
        subject: model, owner: first.declaration), in: self,
      message: Phrase(
        "anybody can set \(listed(open.map(name))) of view model '\(model)', which only it changes",
        zh: "任何代码都可以设置 ViewModel '\(model)' 的 \(listed(open.map(name)))，而实际上只有它自己修改"),
      help: names.count == 1
        ? Phrase(
          "write 'private(set)' before 'var \(name(first))'",
          zh: "在 'var \(name(first))' 前写上 'private(set)'")
        : Phrase(
          "write 'private(set)' before each of these", zh: "给这些属性都写上 'private(set)'")
    ).with(confidence: 0.85)
  }

  /// Whether shipping code uses what came with @Observable, so that it can be used everywhere.
  fileprivate func observes() -> Bool {
    workspace.files.indices.contains { file in
      guard scopes[file].isProduction else { return false }
      let facts = facts(file)
      return facts.attributes.contains { attribute in
        switch facts[attribute.name] {
        case "Observable", "Bindable": true
        case "Environment": attribute.argument.map { facts[$0].hasSuffix(".self") } ?? false
        default: false
        }
      }
    }
  }

  /// A view model in the form before @Observable, or one that can be inherited from.
  fileprivate func olderFormFinding(
    _ id: SymbolID, _ observes: Bool, isInherited: Bool
  ) -> Finding? {
    let symbol = symbols[id]
    let declaration = declaration(symbol.place)
    let isObject =
      observes
      && symbols.externalSupertypes[Int(id.index)].contains {
        $0 == "ObservableObject" || $0 == "Combine.ObservableObject"
      }
    let isLoose =
      !declaration.modifiers.contains(.isFinal) && declaration.access < .open && !isInherited
    guard isObject || isLoose else { return nil }
    let name = symbol.qualifiedName
    return Rule.openState.finding(
      about: id, in: self,
      message: isObject
        ? Phrase(
          "view model '\(name)' is an ObservableObject",
          zh: "ViewModel '\(name)' 遵循 ObservableObject")
        : Phrase("view model '\(name)' is not final", zh: "ViewModel '\(name)' 没有声明为 final"),
      help: isObject
        ? Phrase(
          "write '@Observable' on '\(symbol.name)', and drop '@Published'",
          zh: "给 '\(symbol.name)' 写上 '@Observable'，并去掉 '@Published'")
        : Phrase(
          "write 'final' before 'class \(symbol.name)'",
          zh: "在 'class \(symbol.name)' 前写上 'final'")
    ).with(confidence: 0.9)
  }
}

/// Who sets which properties of view models.
private struct StateSettings {
  private let codebase: Codebase
  /// Names of members that somebody else sets or binds.
  private let settable: Set<String>
  /// By declaration of a type or extension: the names of what its members write.
  private let written: [DeclarationID: Set<String>]

  init(_ codebase: Codebase) {
    self.codebase = codebase
    let writings = codebase.seen { Self.writings(in: $0, codebase.facts($0)) }
    settable = Set(writings.lazy.filter { $0.owner == nil }.map(\.name))
    var written: [DeclarationID: Set<String>] = [:]
    for writing in writings {
      if let owner = writing.owner { written[owner, default: []].insert(writing.name) }
    }
    self.written = written
  }

  /// That a member of `owner` writes a name; of no owner, that somebody sets a member.
  private struct Writing: Equatable {
    var owner: DeclarationID?
    var name: String
  }

  private static func writings(in file: Int, _ facts: FileFacts) -> [Writing] {
    facts.shapes.flatMap { shape -> [Writing] in
      switch shape.form {
      case .setsMember(let member): [Writing(owner: nil, name: facts[member])]
      case .writes(let name, _):
        facts.enclosing(shape.owner).filter { facts[$0].kind != .function }.map {
          Writing(owner: DeclarationID(file: file, declaration: $0), name: facts[name])
        }
      default: []
      }
    }
  }

  /// Whether a view model changes a property, nobody else does, and everybody may.
  func isOpen(_ place: DeclarationID, of id: SymbolID) -> Bool {
    let property = codebase.declaration(place)
    let name = codebase.name(place)
    guard property.kind == .property, property.access > .fileprivate,
      property.modifiers.isDisjoint(
        with: [.isConstant, .hasNarrowSetter, .isWeak, .isFunctionTyped, .isLazy, .isOverride]),
      codebase.attributes(of: place).allSatisfy(Self.plain.contains), !settable.contains(name),
      !isRequired(name, of: id)
    else { return false }
    return codebase.symbols.bodies[Int(id.index)].contains {
      written[$0]?.contains(name) ?? false
    }
  }

  /// Whether a protocol asks for the property; it may ask for a setter.
  private func isRequired(_ name: String, of id: SymbolID) -> Bool {
    codebase.symbols.allSupertypes(of: id).contains { parent in
      codebase.members(of: parent).contains { codebase.name($0) == name }
    }
  }

  private static let plain: Set<String> = ["Published", "MainActor", "ObservationTracked"]
}
