package import StrataCode
internal import StrataModel

/// What a code base is that draws no Domain, so that nobody holds it to one.
package enum CodebaseKind: String, Sendable {
  case library, server
  /// Features are reducers of The Composable Architecture.
  case reducers
  /// Scenes have interactors and presenters.
  case scenes
  case viewModels = "view-models"
  case controllers
  case views
  /// None of these, or several.
  case other

  /// What most of a code base is made of.
  init(_ codebase: Codebase) {
    let shipping = codebase.seen(inEachFile: { file -> [ShippedFile] in
      codebase.scopes[file].isShipped ? [ShippedFile(file, codebase.facts(file))] : []
    })
    func isTelling(_ count: Int, oneOf share: Int) -> Bool {
      count >= Self.fewest && count * share >= shipping.count
    }
    func types(called word: String) -> Int {
      codebase.symbols.ids.count {
        codebase.isProduction($0) && codebase.symbols.words(of: $0).ends(in: word)
      }
    }
    let views = codebase.types(.view)
    if isTelling(shipping.count(where: \.isOfServer), oneOf: 10) {
      self = .server
    } else if codebase.types(.entryPoint).isEmpty,
      codebase.workspace.modules.contains(where: { $0.kind == .library })
    {
      self = .library
    } else if isTelling(shipping.count(where: \.hasReducers), oneOf: 10) {
      self = .reducers
    } else if types(called: "interactor") > 1,
      types(called: "presenter") > 1
    {
      self = .scenes
    } else if isTelling(codebase.types(.viewModel).count, oneOf: 40) {
      self = .viewModels
    } else if isTelling(views.count(where: codebase.isController), oneOf: 20) {
      self = .controllers
    } else if Self.isPackage(codebase, shipping) {
      self = .library
    } else {
      self = views.count >= Self.fewest ? .views : .other
    }
  }

  /// Whether most of a code base is in the libraries of the package at its root, with apps that show
  /// them.
  private static func isPackage(_ codebase: Codebase, _ shipping: [ShippedFile]) -> Bool {
    let modules = codebase.workspace.modules
    let inside = shipping.count { file in
      codebase.workspace.files[file.index].modules.contains {
        modules[$0].kind == .library && modules[$0].manifest == "Package.swift"
      }
    }
    return inside * 10 > shipping.count * 6
  }

  /// Fewer may be a trial.
  private static let fewest = 3

  /// The kind as a noun with its article.
  package var noun: Phrase? {
    switch self {
    case .library: Phrase("a library", zh: "库")
    case .server: Phrase("a server", zh: "服务器")
    case .reducers:
      Phrase("an app of reducers (The Composable Architecture)", zh: "由 Reducer 构成的应用（TCA）")
    case .scenes:
      Phrase(
        "an app of scenes with presenters (VIPER or VIP)", zh: "由带 Presenter 的场景构成的应用（VIPER 或 VIP）")
    case .viewModels:
      Phrase("an app of views and view models (MVVM)", zh: "由视图和 ViewModel 构成的应用（MVVM）")
    case .controllers: Phrase("an app of view controllers (MVC)", zh: "由视图控制器构成的应用（MVC）")
    case .views: Phrase("an app of views without view models", zh: "由视图构成、没有 ViewModel 的应用")
    case .other: nil
    }
  }
}

/// A file that ships, with what it says of the whole by its imports.
private struct ShippedFile: Sendable, Equatable {
  var index: Int
  var isOfServer = false
  var hasReducers = false

  init(_ index: Int, _ facts: FileFacts) {
    self.index = index
    for item in facts.imports {
      let module = facts[item.module]
      if module == "ComposableArchitecture" { hasReducers = true }
      if Framework(module: module) == .server { isOfServer = true }
    }
  }
}

extension Codebase {
  /// Whether a view is a controller of UIKit or AppKit, however far down.
  fileprivate func isController(_ id: SymbolID) -> Bool {
    ([id] + symbols.allSupertypes(of: id)).contains {
      symbols.externalSupertypes[Int($0.index)].contains { $0.hasSuffix("Controller") }
    }
  }
}

extension ShippedFile: Digestible {
  fileprivate func add(to digest: inout ItemDigest) {
    digest.add(index, isOfServer ? 1 : 0, hasReducers ? 1 : 0)
  }
}
