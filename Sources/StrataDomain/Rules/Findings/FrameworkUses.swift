internal import StrataModel
internal import StrataCode

/// What a file takes from the user-interface frameworks that it imports.
struct FrameworkUses {
  let codebase: Codebase
  let file: Int
  let facts: FileFacts
  private let imported: Set<String>
  /// Code for tests, previews, debugging and what is deprecated counts, too: it needs the import.
  private let countsAll: Bool
  /// The view model that the file declares, and who shows it.
  private(set) var model: SymbolID?
  private(set) var screen = Phrase("the view", zh: "视图")

  init(
    _ codebase: Codebase, _ file: Int, countingAll: Bool = false, of model: SymbolID? = nil
  ) {
    countsAll = countingAll
    self.model = model
    if let model { screen = codebase.screen(of: model) }
    self.codebase = codebase
    self.file = file
    let facts = codebase.facts(file)
    self.facts = facts
    imported = Set(facts.imports.map { facts[$0.module] })
  }

  /// A name of a framework in the file.
  struct Name {
    var name: String
    var span: Span
    /// The declaration that names it.
    var owner: DeclarationIndex
  }

  /// The types and functions of a framework that shipping code of the file names, each once; only
  /// in some extents, if they are given, or outside of some.
  func names(
    of module: String, in extents: [Span]? = nil, without gone: [Span] = [], each: Bool = false
  ) -> [Name] {
    var seen: Set<String> = []
    var isOther = [Bool](repeating: false, count: facts.names.count)
    let types = facts.references.enumerated().compactMap { position, reference -> Name? in
      let index = Int(reference.name.index)
      guard !isOther[index] else { return nil }
      guard let root = root(of: facts[reference.name], in: module) else {
        isOther[index] = true
        return nil
      }
      return isNamed(root, position, reference)
        ? Name(name: root, span: reference.span, owner: reference.owner) : nil
    }
    let functions = facts.shapes.compactMap { shape -> Name? in
      guard module == "SwiftUI", case .callsOwn(let function, _) = shape.form,
        Self.functions.contains(facts[function]),
        countsAll || !codebase.scopes[file].isExempt(shape.span, in: shape.owner)
      else { return nil }
      return Name(name: facts[function], span: shape.span, owner: shape.owner)
    }
    let looks = codebase.uiTypes(in: file, of: module).filter { isOf($0.name, module) }
    return (looks + types + functions).sorted { $0.span.start < $1.span.start }
      .filter { name in
        extents.map { $0.contains { $0.contains(name.span.start) } } ?? true
          && !gone.contains { $0.contains(name.span.start) }
          && (each || seen.insert(name.name).inserted)
      }.filter { !isRootAlone($0.name, in: seen) }
  }

  /// Whether a name stands there only as that of what a named type is nested in.
  private func isRootAlone(_ name: String, in names: Set<String>) -> Bool {
    names.contains { $0.hasPrefix(name + ".") }
      && !facts.references.contains { facts[$0.name] == name }
  }

  /// What a path begins with, if a module has something of that name.
  private func root(of written: String, in module: String) -> String? {
    // `SwiftUI.Color` is as much SwiftUI's as `Color`.
    let isQualified = written.hasPrefix(module + ".")
    let root = String(written.dropFirst(isQualified ? module.count + 1 : 0).prefix { $0 != "." })
    let isIts =
      module == "SwiftUI"
      ? SwiftUINames.contains(root) || isUIKit(root) : Self.texts.contains(where: root.hasPrefix)
    return isIts && isOf(root, module) ? root : nil
  }

  /// Whether a reference to what is called like something of a framework means that.
  private func isNamed(_ root: String, _ position: Int, _ reference: TypeReference) -> Bool {
    switch codebase.references[file][position] {
    case .external:
      // `UIModels.append(model)` asks a variable: UIKit has no models.
      guard
        reference.role != .staticAccess
          || !["Model", "Models", "State"].contains(where: root.hasSuffix)
      else { return false }
      // What another module of the project declares is called like a framework's, and is none.
      if Self.bearsLetters(root), !codebase.symbols.topLevelTypes(named: root).isEmpty {
        return false
      }
    case .symbol(let id):
      // `typealias Binding = SwiftUI.Binding`
      guard codebase.symbols[id].kind == .typealias,
        ["Binding", "Color", "Image", "Font"].contains(root)
      else { return false }
    default: return false
    }
    return countsAll || !codebase.scopes[file].isExempt(reference)
  }

  /// Whether a name can come from a module and not from one beside it: SwiftUI hands on UIKit.
  private func isOf(_ name: String, _ module: String) -> Bool {
    switch module {
    case "UIKit": !isWatchKit(name)
    case "AppKit", "Cocoa": !isUIKit(name) && !isWatchKit(name)
    case "SwiftUI":
      (!isUIKit(name) || !imported.contains("UIKit"))
        && !Codebase.isPurchase(name, in: imported)
    default: true
    }
  }

  private func isUIKit(_ name: String) -> Bool { Self.bears("UI", name) }
  private func isWatchKit(_ name: String) -> Bool { Self.bears("WK", name) }

  /// Whether a name begins with the letters of a framework of Apple's that draws.
  static func bearsLetters(_ name: String) -> Bool {
    ["UI", "NS", "WK"].contains { Self.bears($0, name) }
  }

  private static func bears(_ letters: String, _ name: String) -> Bool {
    name.hasPrefix(letters) && name.dropFirst(2).first?.isUppercase == true
  }

  /// What to write where a view model's file names nothing of a framework.
  func substitute(for module: String) -> Phrase {
    let rest: Phrase =
      module == "UIKit" && facts.references.contains { facts[$0.name] == "IndexPath" }
        && ["row", "item", "section"].contains(where: facts.usedNames.contains)
      ? Phrase(
        ", and take plain numbers in place of 'IndexPath', whose 'row', 'item' and 'section' are UIKit's",
        zh: "，并用普通的数字代替 'IndexPath'：它的 'row'、'item' 和 'section' 属于 UIKit")
      : callsOffsets(of: module)
        ? withoutOffsets(of: module)
        : Phrase(
          "; move what then does not compile to \(screen)", zh: "；之后无法编译的代码应移到\(screen)")
    return replacement(of: module) + rest
  }

  /// Which import gives the file what it names without a framework.
  func replacement(of module: String, withBytes: Bool = false) -> Phrase {
    let others = imported.intersection(Codebase.uiModules).subtracting([module]).sorted()
    let isReactive =
      facts.references.contains { ReactiveNames.combine.contains(facts[$0.name]) }
      || facts.attributes.contains { ["Published", "Observable"].contains(facts[$0.name]) }
    if let other = others.first(where: { !self.names(of: $0).isEmpty || isReached($0) }),
      // What publishes is no framework's of screens but SwiftUI's, which hands it on.
      !isReactive || other == "SwiftUI"
    {
      // A view model is told to do without the other, too: that finding says what to write then.
      if model != nil, !names(of: module).isEmpty, !names(of: other).isEmpty {
        return Phrase("remove 'import \(module)'", zh: "删除 'import \(module)'")
      }
      return Phrase(
        "remove 'import \(module)'; what the file names comes from '\(other)'",
        zh: "删除 'import \(module)'：文件引用的名字来自 '\(other)'")
    }
    // What the project declares itself, no framework has to give.
    let marks = Set(facts.attributes.map { facts[$0.name] }).filter { !isOwn($0) }
    let names = marks.union(facts.references.map { facts[$0.name] }.filter { !isOwn($0) })
    let gone = ([module] + others.filter { !isWantedByAll($0) }).map { "import " + $0 }
    var wanted: [String] = []
    if ReactiveNames.areOfCombine(names, importing: imported.subtracting([module])) {
      wanted.append("Combine")
    }
    if !marks.isDisjoint(with: ["Observable", "ObservationIgnored"]) {
      wanted.append("Observation")
    }
    if names.contains(where: { Self.bears("CL", $0) }), module == "MapKit" {
      wanted.append("CoreLocation")
    }
    for (letters, handedOn) in Self.handedOn
    where names.contains(where: { Self.bears(letters, $0) }) {
      wanted.append(handedOn)
    }
    let needsFoundation =
      withBytes || names.contains(where: isFoundation) || needsFoundationMembers
    // What RxSwift declares another import of it gives.
    let hasRx = !imported.subtracting([module]).isDisjoint(with: ReactiveNames.rxModules)
    if wanted.isEmpty, !needsFoundation, hasRx {
      return Phrase("remove \(codebase.listed(gone))", zh: "删除 \(codebase.listed(gone))")
    }
    if wanted.isEmpty || needsFoundation { wanted.append("Foundation") }
    let missing = wanted.filter { !imported.contains($0) }
    let present = codebase.listed(wanted)
    let imports = codebase.listed(missing.map { "import " + $0 })
    return missing.isEmpty
      ? Phrase(
        """
        remove \(codebase.listed(gone)); \(present) \(wanted.count == 1 ? "is" : "are") imported already
        """,
        zh: "删除 \(codebase.listed(gone))：\(present) 已经导入")
      : Phrase(
        "write \(imports) instead of \(codebase.listed(gone))",
        zh: "把 \(codebase.listed(gone)) 改为 \(imports)")
  }

  /// Whether the project declares a type of a name.
  private func isOwn(_ name: String) -> Bool {
    !codebase.symbols.topLevelTypes(named: name).isEmpty
  }

  /// Whether the file names what the project adds to a type of a framework: `Color.Brand`.
  private func isReached(_ module: String) -> Bool {
    facts.references.contains { reference in
      let parts = facts[reference.name].split(separator: ".").map(String.init)
      guard parts.count > 1, !isOwn(parts[0]) else { return false }
      return module == "SwiftUI" ? SwiftUINames.contains(parts[0]) : isUIKit(parts[0])
    }
  }

  /// Whether code for previews and tests needs an import, too.
  private func isWantedByAll(_ module: String) -> Bool {
    !FrameworkUses(codebase, file, countingAll: true).names(of: module).isEmpty
  }

  private func isFoundation(_ name: String) -> Bool {
    Self.foundation.contains(name) || Self.bears("NS", name) || name.hasSuffix("Formatter")
  }

  /// Whether the file calls what Foundation adds to the language's own types, or catches errors, whose
  /// `localizedDescription` is Foundation's, too.
  private var needsFoundationMembers: Bool {
    facts.shapes.contains { shape in
      switch shape.form {
      case .catches: true
      case .callsMember(let path), .tries(let path):
        facts[path].split(separator: ".").contains { Self.members.contains(String($0)) }
      default: false
      }
    }
  }

  /// Methods that Foundation adds to text and numbers.
  private static let members: Set<String> = [
    "trimmingCharacters", "components", "replacingOccurrences", "replacingCharacters", "range",
    "rangeOfCharacter", "localizedStandardContains", "localizedCaseInsensitiveContains",
    "localizedCompare", "localizedStandardCompare", "caseInsensitiveCompare", "compare", "data",
    "formatted", "padding", "folding", "addingPercentEncoding", "appendingPathComponent",
    "applyingTransform", "substring", "enumerateSubstrings",
  ]
  /// The frameworks that those of screens hand on, by how their types begin.
  private static let handedOn = [
    ("UN", "UserNotifications"), ("CA", "QuartzCore"), ("CI", "CoreImage"),
  ]
  private static let functions: Set<String> = ["withAnimation", "withTransaction"]
  private static let texts = [
    "NSParagraphStyle", "NSMutableParagraphStyle", "NSTextAttachment", "NSTextContainer",
    "NSDiffableDataSource", "NSTextAlignment", "NSLineBreakMode", "NSUnderlineStyle", "NSShadow",
    "NSTextStorage", "NSLayoutManager", "NSDataAsset", "NSCollectionLayout", "NSLayoutConstraint",
    "NSDirectionalEdgeInsets",
  ]
  private static let foundation: Set<String> = [
    "Date", "URL", "UUID", "Data", "Locale", "Calendar", "TimeZone", "Decimal", "TimeInterval",
    "IndexPath", "IndexSet", "Bundle", "UserDefaults", "NotificationCenter", "Notification",
    "DispatchQueue", "Timer", "RunLoop", "JSONDecoder", "JSONEncoder", "FileManager", "CGFloat",
    "CGSize", "CGRect", "CGPoint", "AttributedString", "URLSession", "URLRequest", "Measurement",
    "LocalizedError", "CustomNSError", "RecoverableError", "CharacterSet", "DateInterval",
    "DateComponents", "ProcessInfo", "Scanner", "PersonNameComponents", "LocalizedStringResource",
  ]
}
