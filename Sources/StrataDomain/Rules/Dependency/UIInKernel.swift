extension Rule {
  /// A Common file that Domain uses imports a user-interface framework.
  package static let uiInKernel = Rule(
    "dependency.ui-in-kernel", .warning,
    summary: "A Common file that Domain uses imports a user-interface framework.",
    why: """
      What Domain uses it depends on, and on all that this imports in turn: through one helper the \
      business rules need the screen to compile.
      """,
    fix: """
      Split the file: what Domain uses stays in Common on Foundation alone, what draws moves to \
      Presentation.
      """,
    examples: [
      .bad(
        "a price type with a view beside it",
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
        "a date helper that a template gave UIKit",
        """
        //- Common/Extensions/Date+Day.swift
        import ↓UIKit
        extension Date { static func day(_ day: Int) -> Date { Date(timeIntervalSince1970: 0) } }
        //- Domain/UseCases/OpenDayUseCase.swift
        import Foundation
        struct OpenDayUseCase { func execute() -> Date { Date.day(1) } }
        """),
      .good(
        "a kernel on Foundation alone",
        """
        //- Common/Currency.swift
        import Foundation
        struct Currency: Equatable { let code: String }
        //- Domain/Entities/Dish.swift
        struct Dish { let currency: Currency }
        """),
      .good(
        "a view helper that only views use",
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
    subjects: .files("Common files", [.common])
  ) { codebase in
    guard codebase.hasDomain else { return [] }
    let users = codebase.domainUsersOfCommon()
    return users.keys.sorted().flatMap { file -> [Finding] in
      guard codebase.scopes[file].isProduction, let user = users[file]?.min() else { return [] }
      return codebase.uiImports(in: file).map { codebase.uiInKernelFinding($0, file, user) }
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
        let place = Place(file: file, declaration: DeclarationIndex(index))
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
    return Finding(
      rule: "dependency.ui-in-kernel", severity: .warning,
      confidence: min(placements[file].ringConfidence, placements[user].ringConfidence),
      location: location(of: item.span, in: file), subject: module,
      from: Finding.End(symbol: name, layer: .common),
      message: """
        '\(name)' in Common imports '\(module)' and is used by '\(workspace.files[user].name)' in \
        Domain
        """,
      help: "move what needs '\(module)' to Presentation and leave the rest here on Foundation")
  }
}
