internal import StrataCode

extension ContentReader {
  /// What the declarations look like where no role speaks.
  func addShapes(of types: [SymbolID], in file: Int, to content: inout FileContent) {
    let facts = workspace.files[file].facts
    let top = facts.declarations.indices.filter { facts.declarations[$0].parent < 0 }
    guard let first = top.first else { return }
    let attributes = Set(facts.attributes.map { facts[$0.name] })
    if attributes.contains("propertyWrapper") || attributes.contains("resultBuilder") {
      content.add(
        .content, Phrase("declares a property wrapper", zh: "声明属性包装器"), LayerWeights.language)
    }
    // What the client sends and receives is its own.
    if types.allSatisfy({ symbols[$0].access <= .fileprivate }), let client = liveClient(in: file) {
      content.add(
        .content, Phrase("gives \(client) its live value", zh: "提供 \(client) 的 liveValue"),
        LayerWeights.liveValue)
    }
    content.isExtensions = types.isEmpty && facts.declarations[first].kind == .extension
    if types.isEmpty, facts.declarations[first].kind == .extension,
      top.allSatisfy({ extendsForeignType(facts, $0, in: file) })
    {
      let name = facts[facts.declarations[first].name]
      content.add(
        .content, Phrase("extends \(name)", zh: "扩展 \(name)"), LayerWeights.foreignExtensions)
      return
    }
    if attributes.contains("Reducer") || types.contains(where: isReducer) {
      content.add(.content, Phrase("declares a reducer", zh: "声明 Reducer"), LayerWeights.reducer)
    }
    guard content.roles.isEmpty else { return }
    let nominal = types.filter { symbols[$0].kind != .typealias }
    if attributes.contains("Observable") || types.contains(where: isObservable) {
      content.add(
        .content, Phrase("declares what views observe", zh: "声明供视图观察的类型"),
        LayerWeights.observable)
    } else if !nominal.isEmpty, nominal.allSatisfy({ holdsOnlyConstants($0, facts) }) {
      content.add(
        .content, Phrase("declares constants only", zh: "只声明常量"), LayerWeights.constants)
    } else if let first = nominal.first, nominal.allSatisfy({ holdsOnlyClosures($0, facts) }) {
      guard symbols.words(of: first).suffix(from: Self.askings) != nil else { return }
      let name = symbols[first].name
      content.add(
        .content,
        Phrase("declares \(name), what a screen asks for", zh: "声明 \(name)：页面对外的请求"),
        LayerWeights.askings)
    } else if let value = nominal.first, nominal.allSatisfy({ isPlainValue($0, facts) }) {
      content.isValues = true
      let name = symbols[value].name
      content.add(
        .content, Phrase("declares \(name), a plain value", zh: "声明纯值类型 \(name)"),
        LayerWeights.plainValues)
    }
  }

  /// The client that a file only fills in: `extension MenuClient: DependencyKey { static let liveValue … }`.
  private func liveClient(in file: Int) -> String? {
    let facts = workspace.files[file].facts
    let filled = facts.declarations.indices.first { index in
      let declaration = facts.declarations[index]
      return declaration.kind == .extension && declaration.parent < 0
        && facts.references.contains {
          $0.role == .conformance && Int($0.owner) == index && facts[$0.name] == "DependencyKey"
        }
        && facts.children(of: DeclarationIndex(index)).contains {
          facts[facts[$0].name] == "liveValue"
        }
    }
    return filled.map { facts[facts.declarations[$0].name] }
  }

  private func extendsForeignType(_ facts: FileFacts, _ index: Int, in file: Int) -> Bool {
    switch facts.declarations[index].kind {
    case .extension:
      symbols.subject(of: DeclarationID(file: file, declaration: DeclarationIndex(index))) == nil
    case .function, .property: true
    default: false
    }
  }

  private func isReducer(_ id: SymbolID) -> Bool {
    symbols.externalSupertypes[Int(id.index)].contains {
      $0 == "Reducer" || $0 == "ReducerProtocol"
    }
  }

  private func isObservable(_ id: SymbolID) -> Bool {
    symbols.externalSupertypes[Int(id.index)].contains("ObservableObject")
  }

  private func holdsOnlyConstants(_ id: SymbolID, _ facts: FileFacts) -> Bool {
    guard [.enum, .struct].contains(symbols[id].kind) else { return false }
    let members = facts.children(of: symbols[id].place.declaration).map { facts[$0] }
    guard !members.isEmpty else { return false }
    return members.allSatisfy { member in
      switch member.kind {
      case .property: member.modifiers.contains(.isStatic)
      case .enum, .struct: true
      case .initializer: member.access == .private
      default: false
      }
    } && members.contains { $0.kind == .property || $0.kind == .enum }
  }

  /// Whether a type is a bundle of closures.
  private func holdsOnlyClosures(_ id: SymbolID, _ facts: FileFacts) -> Bool {
    guard symbols[id].kind == .struct else { return false }
    return facts.holdsOnlyClosures(symbols[id].place.declaration)
  }

  /// What closures are called that a screen calls when something happened.
  private static let askings = ["action", "actions", "callback", "callbacks", "handlers", "routes"]

  /// A type that stores, or lists, values and has no collaborators.
  private func isPlainValue(_ id: SymbolID, _ facts: FileFacts) -> Bool {
    let kind = symbols[id].kind
    guard [.enum, .struct, .class].contains(kind) else { return false }
    let externals = symbols.externalSupertypes[Int(id.index)]
    guard !externals.contains(where: Self.isError) else { return false }
    let members = facts.children(of: symbols[id].place.declaration).map { facts[$0] }
    if kind != .enum, isService(id, members, facts) { return false }
    let values = members.count { member in
      member.kind == .enumCase
        || member.kind == .property && !member.modifiers.contains(.isStatic)
    }
    let functions = members.count { $0.kind == .function && !$0.modifiers.contains(.isStatic) }
    guard values > 0 else { return false }
    if kind != .class { return functions <= values }
    return functions == 0 && symbols.supertypes[Int(id.index)].isEmpty
      && externals.allSatisfy(Self.valueProtocols.contains)
  }

  /// A type that hands out its one instance, or is named for serving.
  private func isService(
    _ id: SymbolID, _ members: [Declaration], _ facts: FileFacts
  ) -> Bool {
    if symbols.words(of: id).suffix(from: Self.services) != nil { return true }
    return members.contains {
      $0.kind == .property && $0.modifiers.contains(.isStatic)
        && ["shared", "default", "instance", "current"].contains(facts[$0.name])
    }
  }

  private static let services = ["manager", "service", "provider", "client", "session", "helper"]

  private static func isError(_ name: String) -> Bool {
    ["Error", "LocalizedError", "Swift.Error", "CustomNSError"].contains(name)
  }

  private static let valueProtocols: Set<String> = [
    "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable", "Comparable",
    "Sendable", "CustomStringConvertible", "NSObject", "NSCopying",
  ]
}
