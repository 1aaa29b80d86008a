internal import StrataCode
internal import StrataModel

extension Rule {
  /// A Common file that Domain uses imports a user-interface framework.
  package static let uiInKernel: Rule = Rule(
    "dependency.ui-in-kernel", .warning, footing: .layers, needsDomain: true,
    summary: Phrase(
      "A Common file that Domain uses imports a user-interface framework.",
      zh: "Domain 使用的 Common 文件导入了 UI 框架。"),
    title: Phrase(
      "shared code that Domain uses imports a UI framework", zh: "Domain 使用的公共代码导入了 UI 框架"),
    step: Phrase("Move what draws to Presentation", zh: "把绘制部分移到 Presentation"),
    why: Phrase(
      """
      Domain depends on everything that the code it uses imports: through one helper the \
      business rules need a UI framework to compile.
      """,
      zh: """
        Domain 使用哪个文件，就依赖那个文件导入的一切：只因为一段辅助代码，\
        业务规则离开 UI 框架就无法编译。
        """),
    fix: Phrase(
      """
      Split the file: what Domain uses stays in Common on Foundation alone, what draws moves to \
      Presentation.
      """,
      zh: """
        拆分文件：Domain 使用的部分留在只依赖 Foundation 的 Common，\
        负责绘制的部分移到 Presentation。
        """),
    examples: [
      .bad(
        Phrase("a price type with a view beside it", zh: "与视图放在一起的价格类型"),
        """
        //- Common/Currency.swift
        import ↓SwiftUI
        struct Currency: Equatable { let code: String }
        extension Currency { var badge: Text { Text(code) } }
        //- Domain/Entities/Dish.swift
        struct Dish { let currency: Currency }
        //- Data/DTO/DishDTO.swift
        struct DishDTO: Decodable {
          let code: String
          func toDomain() -> Dish { Dish(currency: Currency(code: code)) }
        }
        """),
      .bad(
        Phrase("a date helper that a template gave UIKit", zh: "因文件模板而导入 UIKit 的日期辅助代码"),
        """
        //- Common/Extensions/Date+Day.swift
        import ↓UIKit
        extension Date { static func day(_ day: Int) -> Date { Date(timeIntervalSince1970: 0) } }
        //- Domain/UseCases/OpenDayUseCase.swift
        import Foundation
        struct OpenDayUseCase { func execute() -> Date { Date.day(1) } }
        """),
      .good(
        Phrase("shared code on Foundation alone", zh: "只依赖 Foundation 的公共代码"),
        """
        //- Common/Currency.swift
        import Foundation
        struct Currency: Equatable { let code: String }
        //- Domain/Entities/Dish.swift
        struct Dish { let currency: Currency }
        """),
      .good(
        Phrase("a view helper that only views use", zh: "只有视图使用的视图辅助代码"),
        """
        //- Common/Extensions/Color+Hex.swift
        import SwiftUI
        struct HexColor: Equatable { let hex: String }
        //- Presentation/Menu/DishView.swift
        import SwiftUI
        struct DishView: View {
          let tint: HexColor
          var body: some View { Text("dish") }
        }
        """),
    ],
    subjects: .files(Phrase("Common files", zh: "Common 文件"), [.common])
  ) { codebase in
    let users = codebase.domainUsersOfCommon()
    return users.keys.sorted().flatMap { file -> [Finding] in
      guard codebase.scopes[file].isProduction else { return [] }
      return codebase.uiImports(in: file).compactMap { item in
        let isUsed = !codebase.uiTypes(in: file, of: codebase.facts(file)[item.module]).isEmpty
        // A file of Domain that imports the framework itself, to use what is seen, is told so.
        let users = users[file]?.filter { !isUsed || codebase.uiImports(in: $0).isEmpty }
        return users?.min().map { codebase.uiInKernelFinding(item, file, $0) }
      }
    }
  }
}

extension Codebase {
  /// By Common file: the Domain files that name one of its types or static extension members.
  fileprivate func domainUsersOfCommon() -> [Int: Set<Int>] {
    var users: [Int: Set<Int>] = [:]
    for dependency in dependencies where dependency.from == .domain && dependency.to == .common {
      users[symbols[dependency.target].place.file, default: []].insert(dependency.file)
    }
    let members = staticMembersInCommon()
    guard !members.isEmpty else { return users }
    for file in workspace.files.indices
    where layer(ofFile: file) == .domain && scopes[file].isProduction {
      for reference in facts(file).references {
        guard let member = reference.member else { continue }
        let path = facts(file)[reference.name] + "." + facts(file)[member]
        if let home = members[path] { users[home, default: []].insert(file) }
      }
    }
    return users
  }

  /// Static members that Common files add to types of the SDK: `Date.day` → file.
  private func staticMembersInCommon() -> [String: Int] {
    var members: [String: Int] = [:]
    for file in workspace.files.indices where layer(ofFile: file) == .common {
      for (index, declaration) in facts(file).declarations.enumerated()
      where declaration.kind == .extension {
        let place = DeclarationID(file: file, declaration: DeclarationIndex(index))
        guard symbols.subject(of: place) == nil else { continue }
        for child in facts(file).children(of: place.declaration) {
          let member = facts(file)[child]
          guard member.modifiers.contains(.isStatic) else { continue }
          members[facts(file)[declaration.name] + "." + facts(file)[member.name]] = file
        }
      }
    }
    return members
  }

  fileprivate func uiInKernelFinding(_ item: Import, _ file: Int, _ user: Int) -> Finding {
    let module = facts(file)[item.module]
    let name = workspace.files[file].name
    let user = (name: workspace.files[user].name, confidence: placements[user].ringConfidence)
    return Rule.uiInKernel.finding(
      about: module, by: Finding.End(symbol: name, layer: .common),
      at: location(of: item.span, in: file),
      message: Phrase(
        "'\(name)' in Common imports '\(module)' and is used by '\(user.name)' in Domain",
        zh: "Common 中的 '\(name)' 导入了 '\(module)'，而 Domain 中的 '\(user.name)' 使用它"),
      help: FrameworkUses(self, file, countingAll: true).names(of: module).isEmpty
        && uiTypes(in: file, of: module).isEmpty
        ? Phrase(
          "if no extension of '\(module)' is called here, ", zh: "如果这里没有调用 '\(module)' 的扩展，")
          + FrameworkUses(self, file).replacement(of: module)
        : Phrase(
          "move what needs '\(module)' to Presentation and leave the rest here on Foundation",
          zh: "把需要 '\(module)' 的部分移到 Presentation，其余留在这里，只依赖 Foundation")
    ).with(confidence: min(placements[file].ringConfidence, user.confidence))
  }
}
