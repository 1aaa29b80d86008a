internal import StrataCode
internal import StrataModel

extension Rule {
  /// Data or Infrastructure code imports a user-interface framework.
  package static let uiInData: Rule = Rule(
    "dependency.ui-in-data", .error, footing: .layers,
    summary: Phrase(
      "A Data or Infrastructure file imports UIKit, SwiftUI, AppKit or WatchKit.",
      zh: "Data 或 Infrastructure 文件导入了 UIKit、SwiftUI、AppKit 或 WatchKit。"),
    title: Phrase("Data imports a UI framework", zh: "Data 导入了 UI 框架"),
    step: Phrase(
      "Return plain values, and create views and images in Presentation",
      zh: "只返回数据，由 Presentation 负责显示"),
    why: Phrase(
      """
      Data that draws cannot run in a test without a simulator, in a command-line tool or in an \
      extension, and decisions about the screen hide where nobody looks for them.
      """,
      zh: """
        Data 一旦绘制界面，就无法在不启动模拟器的测试、命令行工具或 App Extension 中运行；\
        界面怎么显示，也藏在了没人会去找的地方。
        """),
    fix: Phrase(
      "Return bytes or values and let Presentation draw them.",
      zh: "返回字节或值，由 Presentation 把它们呈现出来。"),
    examples: [
      .bad(
        Phrase("a client that shows its own alert", zh: "客户端自己弹出提示框"),
        """
        //- Data/Network/APIClient.swift
        import ↓UIKit
        final class APIClient {
          func fail(_ message: String) {
            let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
            UIApplication.shared.keyWindow?.rootViewController?.present(alert, animated: true)
          }
        }
        """),
      .bad(
        Phrase("an import that a template left behind", zh: "模板遗留的 import"),
        """
        //- Data/Repositories/LiveMenuRepository.swift
        import ↓UIKit
        struct LiveMenuRepository: MenuRepository {
          func menu() -> [String] { [] }
        }
        //- Domain/Repositories/MenuRepository.swift
        protocol MenuRepository { func menu() -> [String] }
        """),
      .good(
        Phrase("bytes here, pictures there", zh: "Data 返回字节，Presentation 生成图片"),
        """
        //- Data/Images/PhotoLoader.swift
        import Foundation
        struct PhotoLoader { func photo(at url: URL) async throws -> Data { Data() } }
        //- Presentation/Menu/PhotoView.swift
        import SwiftUI
        struct PhotoView: View { var body: some View { Text("photo") } }
        """),
      .good(
        Phrase("a test may import what it likes", zh: "测试可以导入任何内容"),
        """
        //- Tests/Data/PhotoLoaderTests.swift
        import UIKit
        import XCTest
        final class PhotoLoaderTests: XCTestCase {}
        """),
    ],
    subjects: .dataFiles
  ) { codebase in
    codebase.askBeforeFiles()
    return codebase.said { file -> [Finding] in
      guard let layer = codebase.layer(ofFile: file), layer == .data || layer == .infrastructure,
        codebase.hasDomain || codebase.placements[file].declared != nil,
        codebase.scopes[file].isProduction, !codebase.scopes[file].isWholeWiring
      else { return [] }
      return codebase.uiImports(in: file).map { codebase.uiInDataFinding($0, file, layer) }
    }
  }
}

extension Codebase {
  /// The first import of each user-interface framework that Apple ships; none of a file that declares
  /// nothing, as templates leave behind.
  func uiImports(in file: Int) -> [Import] {
    var seen: Set<String> = []
    if facts(file).declarations.isEmpty { return [] }
    return facts(file).imports.filter { item in
      let module = facts(file)[item.module]
      return Self.uiModules.contains(module) && !scopes[file].isExempt(item.span, in: topLevel)
        && seen.insert(module).inserted
    }
  }

  static let uiModules: Set<String> = ["UIKit", "SwiftUI", "AppKit", "WatchKit", "Cocoa"]

  /// Whether an import is for the systems that have the module: a name of the device, and nothing drawn.
  func isWhereItExists(_ item: Import, in file: Int) -> Bool {
    facts(file).regions.contains {
      $0.span.contains(item.span.start) && facts(file)[$0.condition].contains("canImport")
    }
  }

  fileprivate func uiInDataFinding(_ item: Import, _ file: Int, _ layer: Layer) -> Finding {
    let module = facts(file)[item.module]
    let name = workspace.files[file].name
    let uses = uiTypes(in: file, of: module)
    let onlyImages = drawsPicturesAlone(uses)
    let shown = uses.map(\.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let used = Phrase.joined(
      shown.prefix(3).map { Phrase(verbatim: "'\($0)'") }, by: Phrase(", ", zh: "、"))
    let isMisfiled =
      isHelperOfScreens(file, uses.map(\.name))
      || layer == .infrastructure && (isOfScreens(file) || !hasDomain)
    let isShown = isOnlyNamedByScreens(file)
    return Rule.uiInData.finding(
      about: module, by: Finding.End(symbol: name, layer: layer),
      at: location(of: item.span, in: file),
      message: uses.isEmpty
        ? Phrase(
          "'\(name)' in \(layer.rawValue) imports '\(module)' and uses none of its types",
          zh: "\(layer.rawValue) 中的 '\(name)' 导入了 '\(module)'，却没有使用它的任何类型")
        : Phrase(
          "'\(name)' in \(layer.rawValue) imports '\(module)' and uses \(used)",
          zh: "\(layer.rawValue) 中的 '\(name)' 导入了 '\(module)'，并使用了 \(used)"),
      help: uiInDataHelp(uses, used, of: module, in: file, isOfScreens: isMisfiled || isShown)
    ).held(
      // An import that nobody needs is no drawing, least of all in what only serves.
      at: isWhereItExists(item, in: file) || isMisfiled || uses.isEmpty && layer == .infrastructure
        || workspace.files[file].modules.contains { isOfHelpers(module: $0) }
        || presentsForSDK(uses, in: file)
        || asksSystem(uses, behindPortIn: file)
        || onlyImages && (keepsPictures(file) || codesPictures(uses, in: file))
        || isToldAsMisplaced(file)
        ? .info : uses.contains { Self.showingTypes.contains($0.name) } ? .error : .warning
    ).with(
      also: Set(uses.map { facts(file).position(of: $0.span) }).sorted()
    ).with(confidence: placements[file].ringConfidence)
  }

  /// What parts the file's types play.
  func rolesOfTypes(in file: Int) -> Roles {
    symbols.ids.reduce(into: Roles()) {
      if symbols[$1].place.file == file { $0.formUnion(roles[$1]) }
    }
  }

  /// The types of a user-interface framework that shipping code of a file names.
  func uiTypes(in file: Int, of module: String) -> [FrameworkUses.Name] {
    // SwiftUI hands UIKit on where nobody imports that.
    let isOnly =
      module == "SwiftUI" && Set(uiImports(in: file).map { facts(file)[$0.module] }).count < 2
    return uiTypes(in: file).filter { isOnly || isOf($0.name, module) }
  }

  /// The names of types that no project declares and that look like a UI framework's.
  private func uiTypes(in file: Int) -> [FrameworkUses.Name] {
    let facts = facts(file)
    var isOther = [Bool](repeating: false, count: facts.names.count)
    let imported = Set(facts.importedModules)
    return facts.references.enumerated().compactMap { position, reference in
      let index = Int(reference.name.index)
      guard !isOther[index], case .external = references[file][position] else { return nil }
      let name = facts[reference.name]
      guard Self.isUI(name), !Self.isPurchase(name, in: imported) else {
        isOther[index] = true
        return nil
      }
      return scopes[file].isExempt(reference)
        ? nil : FrameworkUses.Name(name: name, span: reference.span, owner: reference.owner)
    }
  }

  /// Whether a name is that of what a shop has sold, and no animation of SwiftUI.
  static func isPurchase(_ name: String, in imported: Set<String>) -> Bool {
    name == "Transaction" && imported.contains("StoreKit")
  }

  private static func isUI(_ name: String) -> Bool {
    SwiftUINames.contains(name) || FrameworkUses.bearsLetters(name) && !isFoundation(name)
  }

  /// Whether a type can come from a module: UIKit's bear its letters, SwiftUI's do not.
  private func isOf(_ type: String, _ module: String) -> Bool {
    SwiftUINames.contains(type) == (module == "SwiftUI")
  }

  /// NS types that are Foundation's or Core Data's and not AppKit's.
  private static func isFoundation(_ name: String) -> Bool {
    guard name.hasPrefix("NS") else { return false }
    let root = String(name.prefix { $0 != "." })
    return InfrastructureSymbol(root, imports: []) != nil
      || !appKitTypes.contains(root)
        && !["View", "Controller", "Cell", "Panel"].contains(where: root.hasSuffix)
  }

  /// AppKit's own among the names that begin like Foundation's.
  private static let appKitTypes: Set<String> = [
    "NSImage", "NSColor", "NSFont", "NSWindow", "NSApplication", "NSScreen", "NSPasteboard",
    "NSAlert", "NSWorkspace", "NSEvent", "NSMenu", "NSMenuItem", "NSCursor", "NSBezierPath",
    "NSStatusBar", "NSStatusItem", "NSToolbar", "NSSound", "NSRunningApplication", "NSAppearance",
    "NSResponder", "NSControl", "NSButton", "NSTextField", "NSSlider", "NSPopover",
    "NSTrackingArea", "NSFontManager", "NSColorSpace", "NSSharingService", "NSAnimationContext",
    "NSDocument", "NSPrintOperation", "NSStoryboard", "NSGestureRecognizer", "NSTouchBar",
    "NSBitmapImageRep", "NSImageRep", "NSGraphicsContext", "NSHapticFeedbackManager",
  ]

  /// What only who shows something has a use for.
  static let showingTypes: Set<String> = [
    "UIAlertController", "UIAlertAction", "UIWindow", "NSAlert", "NSWindow", "UIHostingController",
    "UINavigationController", "UITabBarController",
  ]

  /// What the system is asked by, and nothing is drawn with.
  static let systemTypes: Set<String> = [
    "UIApplication", "NSApplication", "NSWorkspace", "UIDevice", "WKInterfaceDevice",
    "ImageRenderer",
  ]
  /// What tells of the machine, or keeps the process alive.
  static let systemFacts: Set<String> = [
    "UIBackgroundTaskIdentifier", "UIScreen", "NSScreen", "UIDevice", "WKInterfaceDevice",
    "UIUserInterfaceIdiom",
  ]
}
