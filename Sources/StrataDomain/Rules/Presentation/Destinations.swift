internal import StrataModel
internal import StrataCode

/// Finds the screen of the project that a presentation builds.
struct Destinations {
  private let codebase: Codebase

  init(_ codebase: Codebase) { self.codebase = codebase }

  /// The screen that is built to be shown, and where.
  func destination(
    of presentation: ScreenPresentation, in file: Int, of view: SymbolID
  ) -> (id: SymbolID, span: Span)? {
    let (facts, shape) = (codebase.facts(file), presentation.shape)
    let own = constructions(of: shape.owner, in: file).filter {
      shape.extent.contains(facts.references[$0].span.start)
    }
    if let built = screen(at: own, in: file) { return built }
    guard let text = presentation.shown else { return nil }
    guard Self.controllerCalls.contains(presentation.call) else {
      return built(byMember: text, of: view, calledFrom: shape)
    }
    let isWrapped = own.first.map { isStack($0, in: file) } ?? false
    guard isWrapped && !text.hasSuffix("self)") || text.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return built(byMember: text, of: view, calledFrom: shape) }
    return built(before: shape, in: file)
  }

  private static let controllerCalls: Set<String> = ["present", "show", "pushViewController"]

  private func constructions(of owner: DeclarationIndex, in file: Int) -> [Int] {
    codebase.referenceOrder[file][owner].filter {
      codebase.facts(file).references[$0].role == .construction
    }
  }

  /// `let next = Next()` … `push(next)`: the nearest controller built above in the same function,
  /// what is only wrapped around one aside.
  private func built(before shape: BodyShape, in file: Int) -> (id: SymbolID, span: Span)? {
    let facts = codebase.facts(file)
    let above = constructions(of: shape.owner, in: file).filter {
      facts.references[$0].span.start < shape.span.start
    }
    for (index, position) in above.enumerated().reversed() {
      let name = facts[facts.references[position].name]
      guard name.hasSuffix("Controller"), !isStack(position, in: file) else { continue }
      if symbol(at: position, in: file) == nil, name != "UIHostingController" { return nil }
      return screen(at: above[index...], in: file)
    }
    return nil
  }

  /// `sheet { details() }`: what the view's own member builds.
  private func built(
    byMember text: String, of view: SymbolID, calledFrom shape: BodyShape
  ) -> (id: SymbolID, span: Span)? {
    var name = text.drop { " {\n\t".contains($0) }
    if name.hasPrefix("self.") { name = name.dropFirst(5) }
    name = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let first = name.first, first.isLowercase else { return nil }
    for member in codebase.members(of: view) where codebase.name(member) == name {
      let kind = codebase.declaration(member).kind
      guard kind == .function || kind == .property,
        let built = screen(
          at: constructions(of: member.declaration, in: member.file), in: member.file)
      else { continue }
      return (built.id, shape.span)
    }
    return nil
  }

  /// The screen among constructions in source order: the first view of the project that is nothing
  /// around others, unless something is put together in place before it.
  private func screen(
    at positions: some Sequence<Int>, in file: Int
  ) -> (id: SymbolID, span: Span)? {
    for position in positions {
      let reference = codebase.facts(file).references[position]
      guard let id = symbol(at: position, in: file) else {
        if Self.buildingBlocks.contains(codebase.facts(file)[reference.name]) { return nil }
        continue
      }
      guard codebase.roles.has(id, .view), !isAround(id) else { continue }
      return isScreen(id) ? (id, reference.span) : nil
    }
    return nil
  }

  private func symbol(at position: Int, in file: Int) -> SymbolID? {
    guard case .symbol(let named) = codebase.references[file][position] else { return nil }
    return codebase.symbols.expanded([named]).first
  }

  /// Whether a view can be shown alone: no control, and more than the system's screen in a wrapper.
  private func isScreen(_ id: SymbolID) -> Bool {
    guard !Self.parts.contains(codebase.symbols.words(of: id).all.last ?? "") else {
      return false
    }
    guard conforms(id, to: Self.representables) else { return true }
    return codebase.members(of: id).contains { member in
      codebase.referenceOrder[member.file][member.declaration].contains { position in
        let role = codebase.facts(member.file).references[position].role
        return [.construction, .return, .alias].contains(role)
          && symbol(at: position, in: member.file).map { codebase.roles.has($0, .view) } ?? false
      }
    }
  }

  /// Whether a view only adorns or wraps another that it is given.
  private func isAround(_ id: SymbolID) -> Bool {
    conforms(id, to: Self.adornments) || isStack(id) || isGenericOverViews(id)
  }

  private func isStack(_ position: Int, in file: Int) -> Bool {
    guard let id = symbol(at: position, in: file) else {
      let facts = codebase.facts(file)
      return facts[facts.references[position].name] == "UINavigationController"
    }
    return isStack(id)
  }

  /// A navigation controller that is built as the system's is, with any root.
  private func isStack(_ id: SymbolID) -> Bool {
    guard conforms(id, to: ["UINavigationController"]) else { return false }
    return codebase.initializers(of: id).allSatisfy { place in
      let facts = codebase.facts(place.file)
      return codebase.declaration(place).modifiers.contains(.isOverride)
        || facts.parameters.contains {
          $0.owner == place.declaration
            && ["coder", "aDecoder", "rootViewController"].contains(facts[$0.name])
        }
    }
  }

  private func isGenericOverViews(_ id: SymbolID) -> Bool {
    let place = codebase.place(of: id)
    let facts = codebase.facts(place.file)
    let parameters = facts.children(of: place.declaration).filter {
      facts[$0].kind == .genericParameter
    }
    guard !parameters.isEmpty else { return false }
    return ([place.declaration] + parameters).contains { owner in
      codebase.referenceOrder[place.file][owner].contains {
        let reference = facts.references[$0]
        return reference.role == .constraint && facts[reference.name] == "View"
      }
    }
  }

  private func conforms(_ id: SymbolID, to names: Set<String>) -> Bool {
    ([id] + codebase.symbols.allSupertypes(of: id)).contains {
      codebase.symbols.externalSupertypes[Int($0.index)].contains(where: names.contains)
    }
  }

  private static let adornments: Set<String> = ["ViewModifier", "ButtonStyle", "Scene", "Widget"]

  private static let representables: Set<String> = [
    "UIViewControllerRepresentable", "UIViewRepresentable", "NSViewControllerRepresentable",
    "NSViewRepresentable", "WKInterfaceObjectRepresentable",
  ]

  /// What a screen consists of, by the last word of its name.
  private static let parts: Set<String> = [
    "button", "row", "cell", "label", "icon", "badge", "spinner", "divider", "separator",
  ]

  /// Views of the system of which a screen is put together in place.
  private static let buildingBlocks: Set<String> = [
    "List", "Form", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid",
    "LazyHGrid", "Grid", "ScrollView", "Section", "ForEach", "Text", "Image", "Button", "Label",
    "TextField", "Picker", "DatePicker", "Toggle", "TabView", "Table", "Map", "ToolbarItem",
    "ToolbarItemGroup", "Color", "Spacer",
  ]
}
