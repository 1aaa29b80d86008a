internal import StrataCode
internal import StrataModel

extension Rule {
  /// A file stands in one layer's folder and holds only types of another.
  package static let misplacedType: Rule = Rule(
    "structure.misplaced-type", .warning,
    summary: Phrase(
      """
      A file is under a folder that names a layer, and all its types play parts of another \
      layer.
      """, zh: "文件位于以某一层命名的文件夹中，其中的类型却都承担另一层的角色。"),
    title: Phrase("files are in the folder of another layer", zh: "文件放在了另一层的文件夹中"),
    step: Phrase("Move the files", zh: "移动文件"),
    why: Phrase(
      """
      The folder promises what may be imported and who may call. A file that breaks the promise is \
      not found where people look for it, and its references are judged by the wrong layer's rules.
      """,
      zh: """
        文件夹的名称约定了里面的代码可以导入什么、谁可以调用。违背约定的文件，人们在该找的地方找不到它，\
        它的引用也会按错误的层来检查。
        """),
    fix: Phrase("Move the file to the layer that its types belong to.", zh: "把文件移到其中类型所属的层。"),
    examples: [
      .bad(
        Phrase("a cell in Domain", zh: "Domain 中的单元格"),
        """
        //- Domain/Orders/OrderCell.swift
        import UIKit
        final class ↓OrderCell: UITableViewCell {}
        //- Domain/Orders/Order.swift
        struct Order { let title: String }
        """),
      .bad(
        Phrase("a view model beside the repositories", zh: "与 Repository 放在一起的 ViewModel"),
        """
        //- Data/Orders/OrdersViewModel.swift
        @MainActor final class ↓OrdersViewModel {
          private(set) var titles: [String] = []
        }
        //- Data/Orders/OrderRepository.swift
        final class OrderRepository { func titles() -> [String] { [] } }
        """),
      .good(
        Phrase("each type in its layer", zh: "每个类型都在自己的层"),
        """
        //- Domain/Orders/Order.swift
        struct Order { let title: String }
        //- Presentation/Orders/OrdersViewModel.swift
        @MainActor final class OrdersViewModel {
          private(set) var orders: [Order] = []
        }
        """),
      .good(
        Phrase("a mixed file is no misplaced one", zh: "混有多层类型的文件不算放错"),
        """
        //- Data/Images/ImageTile.swift
        import Foundation
        struct ImageLoader { func load(_ url: URL) async throws -> Data { Data() } }
        @MainActor final class ImageTileViewModel {
          private(set) var title = ""
        }
        """),
    ]
  ) { codebase in
    let drawn = codebase.drawnPlaces
    return codebase.said { codebase.misplacedFinding(in: $0, drawn).map { [$0] } ?? [] }
  }
}

/// What a misplaced file's types are, and where that belongs.
struct MisplacedPart {
  var roles: Roles
  var layer: Layer
}

extension Codebase {
  /// Whether screens stand in a file of another layer: what they import is no finding beside that.
  func isToldAsMisplaced(_ file: Int) -> Bool {
    misplaced[file]
      && topLevelTypes(of: file).allSatisfy { !roles[$0].isDisjoint(with: [.view, .viewModel]) }
      && misplacedFinding(in: file, drawnPlaces).map { $0.severity > .info } ?? false
  }

  /// By layer: where it is drawn. To be asked once for all files: what looks at it looks at all of them.
  fileprivate var drawnPlaces: [Layer: DrawnPlaces] { known { drawnFolders() } }

  fileprivate func misplacedFinding(in file: Int, _ drawn: [Layer: DrawnPlaces]) -> Finding? {
    guard scopes[file].isProduction, !scopes[file].isWholeWiring else { return nil }
    let types = topLevelTypes(of: file)
    guard let first = types.first else { return nil }
    if let declared = placements[file].declared, isDrawn(file, as: declared, drawn),
      let part = misplacedPart(file, declared, types)
    {
      return misplacedFinding(first, types, declared, part)
    }
    guard let domain = drawn[.domain], !domain.modules.isEmpty,
      let (said, part) = strayPart(file, types, domain)
    else { return nil }
    return misplacedFinding(first, types, said, part)
  }

  /// By layer: the modules, and the folders of its name, with a file that belongs there.
  fileprivate func drawnFolders() -> [Layer: DrawnPlaces] {
    var drawn: [Layer: DrawnPlaces] = [:]
    let played = seen(inEachFile: { self.playedFolder(of: $0).map { [$0] } ?? [] })
    for file in workspace.files.indices {
      guard let declared = layerDrawn(around: file) else { continue }
      drawn[declared, default: DrawnPlaces()].modules.formUnion(workspace.files[file].modules)
    }
    for item in played { drawn[item.layer]?.folders.insert(item.folder) }
    return drawn
  }

  /// The layer that names give a file and that it is in.
  private func layerDrawn(around file: Int) -> Layer? {
    guard !misplaced[file], let declared = placements[file].declared,
      layer(ofFile: file) == declared
    else { return nil }
    return declared
  }

  /// The folder around a file that is called after the layer in which a type of the file has a part.
  private func playedFolder(of file: Int) -> PlayedFolder? {
    guard let declared = layerDrawn(around: file), let folder = namedFolder(of: file, declared),
      topLevelTypes(of: file).contains(where: { plays($0, in: declared) })
    else { return nil }
    return PlayedFolder(layer: declared, folder: folder)
  }

  /// Whether a type has a part that only the layer gives; what has none proves no folder.
  private func plays(_ id: SymbolID, in layer: Layer) -> Bool {
    switch layer {
    case .domain:
      !roles[id].isDisjoint(with: [.entity, .useCase, .useCaseProtocol, .repositoryProtocol])
    default: true
    }
  }

  /// The folder above a file that is called like a layer: `Shop/Domain` of `Shop/Domain/Cart.swift`.
  func namedFolder(of file: Int, _ layer: Layer) -> Substring? {
    let path = workspace.files[file].path
    return path.split(separator: "/").dropLast().last {
      WordReader.singular($0.lowercased()) == layer.rawValue.lowercased()
    }.map { path[..<$0.endIndex] }
  }

  /// Whether a folder means the layer that its name says: something of that layer stands there too.
  fileprivate func isDrawn(_ file: Int, as layer: Layer, _ drawn: [Layer: DrawnPlaces]) -> Bool {
    guard let places = drawn[layer],
      !places.modules.isDisjoint(with: workspace.files[file].modules)
    else { return false }
    return namedFolder(of: file, layer).map(places.folders.contains) ?? true
  }

  /// The shipping types at a file's top level, in order.
  fileprivate func topLevelTypes(of file: Int) -> [SymbolID] {
    facts(file).children(of: topLevel).compactMap { index in
      let kind = facts(file)[index].kind
      let place = DeclarationID(file: file, declaration: index)
      guard kind.isType, kind != .typealias, isProduction(place) else { return nil }
      return symbols.subject(of: place)
    }
  }

  /// The part that all types of a file play and its folder has no room for.
  fileprivate func misplacedPart(
    _ file: Int, _ declared: Layer, _ types: [SymbolID]
  ) -> MisplacedPart? {
    let isUseCase = types.allSatisfy {
      symbols.words(of: $0).ends(in: "usecase")
        && !roles[$0].isDisjoint(with: [.useCase, .useCaseProtocol])
    }
    if isUseCase, hasDomain, declared.ring == .data, layer(ofFile: file)?.ring == .data {
      // A conformer of a Domain protocol is an offence of its own.
      let isAdapter = types.contains { id in
        symbols[id].kind != .protocol && promises(of: id).contains { layer(of: $0) == .domain }
      }
      return isAdapter || types.contains(where: isOuterUseCase)
        || types.allSatisfy(isAskedByDataAlone)
        ? nil : MisplacedPart(roles: [.useCase, .useCaseProtocol], layer: .domain)
    }
    // Infrastructure often means the app's plumbing, and the import of a UI framework is told there.
    guard misplaced[file], declared != .infrastructure else { return nil }
    if types.allSatisfy({ !roles[$0].isDisjoint(with: [.view, .viewModel]) }) {
      return MisplacedPart(roles: [.view, .viewModel], layer: .presentation)
    }
    // Implementations and models in Domain or Presentation have rules of their own.
    guard declared == .common else { return nil }
    return MisplacedPart(roles: [.repositoryImplementation, .persistenceModel], layer: .data)
  }

  /// Whether a protocol is asked for in the outer ring and nowhere else: no use case, whatever it is called.
  private func isAskedByDataAlone(_ id: SymbolID) -> Bool {
    let users = dependencies(on: id)
    return symbols[id].kind == .protocol && !users.isEmpty
      && users.allSatisfy { $0.from.ring == .data || $0.isWiring }
  }

  /// Nil where the others of its kind stand in the folder of the same layer, too: so the project does.
  fileprivate func misplacedFinding(
    _ first: SymbolID, _ types: [SymbolID], _ declared: Layer, _ part: MisplacedPart
  ) -> Finding? {
    let home = place(of: first)
    let name = workspace.files[home.file].name
    let folder = folder(ofMost: roles[first].intersection(part.roles), in: part.layer, near: first)
    let own = namedFolder(of: home.file, declared) ?? workspace.files[home.file].folder
    if let folder, folder == own || folder.hasPrefix(own + "/") { return nil }
    let target =
      settledFolder(ofMost: roles[first].intersection(part.roles), in: part.layer, near: first)
      .map { Phrase(verbatim: "'\($0)'") }
      ?? Phrase("a folder of \(part.layer.rawValue)", zh: "\(part.layer.rawValue) 的文件夹")
    let (who, layer) = (described(first), part.layer.rawValue)
    let isTied = part.layer == .domain && reachesOut(home.file)
    return Rule.misplacedType.finding(
      at: FindingPlace(
        declaration(home).span, in: home.file,
        also: types.dropFirst().map { declaration(place(of: $0)).span },
        subject: symbols[first].qualifiedName, owner: home.declaration), in: self,
      message: Phrase(
        "\(who) belongs to \(layer) and is in a folder of \(declared.rawValue)",
        zh: "\(who) 属于 \(layer)，却位于 \(declared.rawValue) 的文件夹中"),
      help: isTied
        ? Phrase(
          """
          move \(who) to \(target), and leave what this file needs of other modules in \
          \(declared.rawValue)
          """,
          zh: "把 \(who) 移到 \(target)，把此文件中依赖其他模块的部分留在 \(declared.rawValue)")
        : Phrase("move '\(name)' to \(target)", zh: "把 '\(name)' 移到 \(target)")
          + along(types, from: declared) + opened(folder, from: home.file)
    ).held(at: isTied ? .info : .warning).with(confidence: 0.9)
  }

  /// `, and make what it uses of 'Domain' public`, of a file that leaves its target.
  private func opened(_ folder: String?, from file: Int) -> Phrase {
    let own = workspace.files[file].modules
    guard let folder, own.count == 1, workspace.modules[own[0]].kind != .application,
      let other = workspace.files.first(where: { $0.folder == folder }),
      !other.modules.isEmpty, Set(other.modules).isDisjoint(with: own)
    else { return .empty }
    let module = workspace.modules[own[0]].name
    return Phrase(
      ", and make what it uses of '\(module)' public", zh: "，并把它用到的 '\(module)' 的内容设为 public")
  }

  /// Whether a file imports what Domain does without.
  private func reachesOut(_ file: Int) -> Bool {
    facts(file).imports.contains {
      let module = facts(file)[$0.module]
      return modules.layer(of: module).map { !Direction.allows(.domain, $0) }
        ?? !(Framework(module: module).isHarmless || modules.isFirstParty(module))
    }
  }
}
