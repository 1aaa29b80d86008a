internal import StrataCode
internal import StrataModel

extension Rule {
  /// A view model works asynchronously and nothing keeps its state on the main actor.
  package static let unisolatedViewModel: Rule = Rule(
    "presentation.unisolated-view-model", .warning,
    summary: Phrase(
      """
      A view model that changes its state in an async method or a task is isolated to the main \
      actor nowhere: not on the class, a protocol, a superclass, the methods, or by the module's \
      default.
      """,
      zh: "ViewModel 在 async 方法或 Task 中改变状态，却没有隔离到 MainActor：类、协议、父类、方法和模块的默认设置都没有声明。"),
    title: Phrase(
      "view models change state outside the main actor", zh: "ViewModel 未隔离到 MainActor 就修改状态"),
    step: Phrase("Add @MainActor", zh: "加上 @MainActor"),
    why: Phrase(
      """
      After an await the method goes on wherever it likes. State that a view reads is then written \
      on another thread: the screen flickers, misses updates or crashes, rarely and never in tests.
      """,
      zh: "await 之后，方法可能在任何线程上继续，视图读取的状态就会在别的线程上写入：界面会闪烁、漏掉更新或崩溃，偶尔才发生，测试中更是从不出现。"),
    fix: Phrase("Write @MainActor on the view model.", zh: "在 ViewModel 上写 @MainActor。"),
    examples: [
      .bad(
        Phrase("an async method that writes what the view reads", zh: "写入视图读取的状态的 async 方法"),
        """
        //- Presentation/Orders/OrdersViewModel.swift
        import Combine
        final class ↓OrdersViewModel: ObservableObject {
          @Published private(set) var titles: [String] = []
          func refresh() async { titles = ["one"] }
        }
        """),
      .bad(
        Phrase("a task that a plain method starts", zh: "普通方法启动的 Task"),
        """
        //- Presentation/Orders/OrdersModel.swift
        import Observation
        @Observable final class ↓OrdersModel {
          private(set) var titles: [String] = []
          func appear() { Task { self.titles = ["one"] } }
        }
        //- Presentation/Orders/OrdersView.swift
        import SwiftUI
        struct OrdersView: View {
          @State private var model = OrdersModel()
          var body: some View { List(model.titles, id: \\.self) { Text($0) } }
        }
        """),
      .good(
        Phrase("the class is on the main actor", zh: "类隔离到 MainActor"),
        seenIn: "FoodOrdering/Sources/Presentation/Features/Account/LoginViewModel.swift",
        """
        //- Presentation/Orders/OrdersViewModel.swift
        import Combine
        @MainActor final class OrdersViewModel: ObservableObject {
          @Published private(set) var titles: [String] = []
          func refresh() async { titles = ["one"] }
        }
        """),
      .good(
        Phrase("streams are no tasks", zh: "数据流不是 Task"),
        """
        //- Presentation/Orders/OrdersViewModel.swift
        import Combine
        final class OrdersViewModel: ObservableObject {
          @Published private(set) var titles: [String] = []
          private var subscriptions: Set<AnyCancellable> = []
          func bind(_ source: AnyPublisher<[String], Never>) {
            source.sink { [weak self] in self?.titles = $0 }.store(in: &subscriptions)
          }
        }
        """),
    ],
    subjects: Subjects(Phrase("view models", zh: "ViewModel")) { codebase in
      codebase.screenModels().map { .init(file: codebase.place(of: $0).file, type: $0) }
    }
  ) { codebase in
    let models = codebase.known { codebase.screenModels() }
      .filter { codebase.symbols[$0].kind == .class }
    let asked = Set(models)
    // File by file, before the models: to look through all files for each of them costs more.
    let strays = Set(
      codebase.seen(inEachFile: { codebase.namedOffMainActor(in: $0, asked.contains) }))
    return codebase.said(ofEach: models) { id in
      let marks = MainActorMarks(
        codebase,
        files: ([id] + codebase.symbols.allSupertypes(of: id)).flatMap {
          codebase.symbols.bodies[Int($0.index)].map(\.file)
        })
      let changes = StateChanges(codebase, of: [id])
      let isStray = strays.contains(id)
      return codebase.unisolatedFinding(id, marks, changes, isStray: isStray).map { [$0] } ?? []
    }
  }
}

extension Codebase {
  fileprivate func unisolatedFinding(
    _ id: SymbolID, _ marks: MainActorMarks, _ changes: StateChanges, isStray: Bool
  ) -> Finding? {
    let properties = changingState(of: id)
    guard !properties.isEmpty, !isIsolated(id, marks) else { return nil }
    let promised = membersPromisedIsolated(by: id, marks)
    func isSafe(_ place: DeclarationID) -> Bool {
      marks.isSafe(place, self) || promised.contains(name(place))
    }
    let functions = Dictionary(
      grouping: methods(of: id).filter {
        !declaration($0).modifiers.contains(.isAsync) && !isSafe($0)
      }, by: name)
    let work = members(of: id).compactMap { place -> (place: DeclarationID, property: String)? in
      guard isAsynchronousWork(place), !isSafe(place), !isNeverCalled(place) else { return nil }
      return changes.change(by: place, of: properties, through: functions).map { (place, $0) }
    }
    guard let first = work.first else { return nil }
    let home = place(of: id)
    let streams = ([id] + symbols.allSupertypes(of: id)).flatMap { storedProperties(of: $0) }
      .filter(isStream).map(name)
    let what =
      streams.contains(first.property)
      ? Phrase("sends to '\(first.property)'", zh: "向 '\(first.property)' 发送了值")
      : Phrase("changes '\(first.property)'", zh: "改变了 '\(first.property)'")
    let spot =
      declaration(first.place).modifiers.contains(.isAsync)
      ? Phrase(
        "in the async method '\(name(first.place))'", zh: "在 async 方法 '\(name(first.place))' 中")
      : Phrase(
        "in a task that '\(name(first.place))' starts", zh: "在 '\(name(first.place))' 启动的 Task 中")
    return Rule.unisolatedViewModel.finding(
      at: FindingPlace(
        declaration(home).span, in: home.file,
        also: work.filter { $0.place.file == home.file }.map { declaration($0.place).span },
        subject: symbols[id].qualifiedName, owner: home.declaration), in: self,
      message: Phrase(
        """
        view model '\(symbols[id].qualifiedName)' is not isolated to the main actor and \(what) \(spot)
        """,
        zh: "ViewModel '\(symbols[id].qualifiedName)' \(spot) \(what)，却没有隔离到 MainActor"),
      help: isolation(of: id, work.map(\.place), isStray: isStray)
    ).held(at: streams.contains(first.property) ? .info : .warning).with(
      confidence: inheritsFromElsewhere(id) ? 0.5 : 0.9)
  }

  /// The names of what protocols and superclasses of a class declare on the main actor: who keeps the
  /// promise or overrides the method is there, too.
  private func membersPromisedIsolated(by id: SymbolID, _ marks: MainActorMarks) -> Set<String> {
    Set(
      symbols.allSupertypes(of: id).flatMap { members(of: $0) }
        .filter { marks.mark(on: $0) != nil }.map(name))
  }

  /// Whether the class, a supertype or the module's default isolates it.
  private func isIsolated(_ id: SymbolID, _ marks: MainActorMarks) -> Bool {
    let modules = workspace.files[place(of: id).file].modules.map { workspace.modules[$0] }
    if !modules.isEmpty, modules.allSatisfy(\.isMainActorByDefault) { return true }
    // In Swift 5 the isolation of a stored wrapper becomes the class's (SE-0316).
    let wrappers = storedProperties(of: id).flatMap(attributes)
    if wrappers.contains(where: { $0 == "ObservedObject" || $0 == "StateObject" }) { return true }
    return ([id] + symbols.allSupertypes(of: id)).contains { type in
      marks.mark(on: place(of: type)) != nil
        || attributes(of: place(of: type)).contains { $0.hasSuffix("Actor") }
        || symbols.externalSupertypes[Int(type.index)].contains {
          $0.hasPrefix("UI") || $0.hasPrefix("NSView") || $0 == "View" || $0 == "App"
        }
    }
  }

  /// Whether a class of another module, which may be isolated, could stand above it.
  private func inheritsFromElsewhere(_ id: SymbolID) -> Bool {
    ([id] + symbols.allSupertypes(of: id)).contains {
      symbols.externalSupertypes[Int($0.index)].contains {
        $0.hasPrefix("Base") || NameWords($0).suffix(from: ["viewmodel", "model"]) != nil
      }
    }
  }

  /// What it stores that a view could miss: no constants but streams, no tokens of running work.
  private func changingState(of id: SymbolID) -> Set<String> {
    let types = [id] + symbols.allSupertypes(of: id).filter { symbols[$0].kind == .class }
    // Of an observable object a view sees what is published alone.
    let isPublishing = types.contains {
      symbols.externalSupertypes[Int($0.index)].contains { $0.hasSuffix("ObservableObject") }
    }
    return Set(
      types.flatMap { storedProperties(of: $0) }.filter { place in
        if isPublishing, !isStream(place), !attributes(of: place).contains("Published") {
          return false
        }
        // What is asked of a protocol's value or of an actor changes that and not this.
        if namings(of: place, as: [.property]).contains(where: {
          symbols[$0.type].kind == .protocol || symbols[$0.type].kind == .actor
        }) {
          return false
        }
        if declaration(place).modifiers.contains(.isConstant) { return isStream(place) }
        return !declaration(place).modifiers.contains(.isWeak)
          && namedTypes(of: place).isDisjoint(
            with: ["AnyCancellable", "DisposeBag", "Task", "Cancellable"])
      }.map(name))
  }

  /// Whether a property is a stream that others listen to, or a value of which nothing else changes.
  private func isStream(_ place: DeclarationID) -> Bool {
    if namedTypes(of: place).contains(where: Self.isStreamName) { return true }
    return namings(of: place, as: [.property, .construction]).contains { naming in
      let parts = storedProperties(of: naming.type).filter {
        !declaration($0).modifiers.contains(.isConstant)
          || namedTypes(of: $0).contains(where: Self.isStreamName)
      }
      return symbols[naming.type].kind == .struct && !parts.isEmpty
        && parts.allSatisfy { namedTypes(of: $0).contains(where: Self.isStreamName) }
    }
  }

  private static func isStreamName(_ name: String) -> Bool {
    name.hasSuffix("Subject") || name.hasSuffix("Relay")
  }

  private func namedTypes(of place: DeclarationID) -> Set<String> {
    Set(
      referenceOrder[place.file][place.declaration].map {
        facts(place.file)[facts(place.file).references[$0].name]
      })
  }

  /// Whether a member is an async method or starts a task.
  private func isAsynchronousWork(_ place: DeclarationID) -> Bool {
    let member = declaration(place)
    guard member.modifiers.isDisjoint(with: [.isStatic, .isNonisolated]) else { return false }
    if member.kind == .function, member.modifiers.contains(.isAsync) { return true }
    let facts = facts(place.file)
    return referenceOrder[place.file][place.declaration].contains { position in
      let reference = facts.references[position]
      guard facts[reference.name] == "Task", case .external = references[place.file][position]
      else { return false }
      return reference.role == .construction
        || reference.role == .staticAccess && reference.member.map { facts[$0] } == "detached"
    }
  }
}
