import StrataCode
import StrataModel
import StrataRules
import TestSupport
import Testing

@Suite("Findings in members that nothing calls")
struct UncalledMemberTests {
  /// What is said first of a coder in a method of Domain, with more code beside it.
  private func told(
    _ method: String, beside code: String = "", kind: Module.Kind = .application
  ) throws -> String {
    var workspace = InMemoryCodebase(
      MarkedSource(
        """
        //- Domain/Entities/Price.swift
        import Foundation
        struct Price { let amount: Int }
        extension Price {
          \(method) { UserDefaults.standard.integer(forKey: "price") }
        }
        //- Domain/UseCases/LoadMenuUseCase.swift
        struct LoadMenuUseCase { func execute(_ price: Price) -> [Int] { [price.amount].sorted() } }

        """ + code)
    ).workspace
    workspace.modules = [Module(name: "Shop", kind: kind, manifest: "Shop.xcodeproj", folder: "")]
    return try help(of: .frameworkInDomain, in: &workspace)
  }

  /// What the first finding of a rule says to do.
  private func help(of rule: Rule, in workspace: inout Workspace) throws -> String {
    for index in workspace.files.indices { workspace.files[index].modules = [0] }
    let findings = Judgement(
      Codebase(of: workspace), by: [rule],
      profile: DetectedProfile(.layered, reason: "said", isDetected: true),
      under: JudgingOptions()
    ).verdicts().findings
    return try #require(findings.first).help.text(in: .english)
  }

  @Test(arguments: ["func stored() -> Int", "var stored: Int"])
  func whatNothingCallsCanGo(_ member: String) throws {
    #expect(try told(member).hasPrefix("nothing calls 'stored': delete it, or else "))
  }

  @Test(arguments: [
    "//- Presentation/Menu.swift\nstruct Menu { func show(_ price: Price) { print(price.stored) } }",
    "//- Presentation/Menu.swift\nlet read = \\Price.stored",
    "//- Presentation/Menu.swift\nlet all = [1].map { _ in list().first?.stored }",
    "//- Presentation/Menu.swift\nlet text = \"it is \\(price().stored)\"",
    "//- Tests/PriceTests.swift\nlet price = Price(amount: 1).stored",
  ])
  func whatIsSpokenOfIsKept(_ code: String) throws {
    #expect(!(try told("var stored: Int", beside: code).contains("delete")))
  }

  @Test(arguments: ["override func stored() -> Int", "@objc func stored() -> Int"])
  func whatOthersMayCallIsKept(_ member: String) throws {
    #expect(!(try told(member).contains("delete")))
  }

  @Test func whatALibraryDeclaresIsForOthers() throws {
    #expect(!(try told("func stored() -> Int", kind: .library).contains("delete")))
  }

  @Test func aProtocolThatAsksForItLosesItToo() throws {
    let said = try told(
      "func stored() -> Int",
      beside: """
        //- Domain/Priced.swift
        protocol Priced { func stored() -> Int }
        extension Price: Priced {}
        """)
    #expect(said.hasPrefix("nothing calls 'stored': delete it, in 'Priced', too, or else "))
  }

  @Test(arguments: ["rate", "show"])
  func anImportGoesWithAllThatNeedsIt(_ called: String) throws {
    var workspace = InMemoryCodebase(
      MarkedSource(
        """
        //- Presentation/MenuViewModel.swift
        import UIKit
        final class MenuViewModel {
          func rate() { _ = UIApplication.shared }
          func show() { _ = UIApplication.shared }
        }
        //- Presentation/MenuView.swift
        import SwiftUI
        struct MenuView: View {
          let model: MenuViewModel
          var body: some View { Text("menu").onAppear { model.\(called)() } }
        }
        """)
    ).workspace
    workspace.modules = [
      Module(name: "Shop", kind: .application, manifest: "Shop.xcodeproj", folder: "")
    ]
    let other = called == "rate" ? "show" : "rate"
    let said = try help(of: .uiFrameworkInViewModel, in: &workspace)
    #expect(
      said.hasPrefix(
        "delete '\(other)', which nothing asks for; move '\(called)' to an extension of 'MenuViewModel' in 'MenuView.swift', which alone asks for it; then"
      ), "\(said)")
  }
}
