import StrataCode
import StrataFeatures
import StrataModel
import StrataRules
import TestSupport
import Testing

@Suite("Findings about types that nothing names")
struct UnnamedTypeTests {
  /// What an app is told of a coded entity, with more code beside it.
  private func told(
    beside code: String, kind: Module.Kind = .application, of rule: Rule = .frameworkInDomain
  ) -> [Finding] {
    var workspace = InMemoryCodebase(
      MarkedSource(
        """
        //- Domain/Entities/Price.swift
        import UIKit
        struct Price { let tint: UIColor }
        //- Domain/UseCases/LoadMenuUseCase.swift
        struct LoadMenuUseCase { func execute() -> [String] { ["soup"].sorted() } }

        """ + code)
    ).workspace
    workspace.modules = [Module(name: "Shop", kind: kind, manifest: "Shop.xcodeproj", folder: "")]
    for index in workspace.files.indices { workspace.files[index].modules = [0] }
    let codebase = Codebase(of: workspace)
    return Judgement(
      codebase, by: [rule],
      profile: DetectedProfile(.layered, reason: "said", isDetected: true),
      under: JudgingOptions()
    ).verdicts().findings
  }

  @Test func whatNothingNamesCanGo() throws {
    let finding = try #require(told(beside: "extension Price { var half: Int { 1 } }").first)
    #expect(finding.help.text(in: .english).hasPrefix("nothing names 'Price': delete it, or else "))
  }

  @Test(arguments: ["", "#if DEBUG\n"])
  func whatAPreviewShowsCanGo(_ condition: String) throws {
    let view = """
      //- Presentation/PriceView.swift
      import SwiftUI
      struct PriceView: View {
        private let settings = UserDefaults.standard
        var body: some View { Text(settings.string(forKey: "price") ?? "") }
      }
      \(condition)struct PriceView_Previews: PreviewProvider {
        static var previews: some View { PriceView() }
      }
      \(condition.isEmpty ? "" : "#endif")
      """
    let finding = try #require(told(beside: view, of: .infrastructureAccess).first)
    #expect(finding.help.text(in: .english).hasPrefix("nothing names 'PriceView': delete it"))
  }

  @Test(arguments: [
    "//- Domain/Entities/Dish.swift\nstruct Dish { let price: Price }",
    "//- Domain/Rates.swift\nfunc rate(_ price: Price) {}",
    "//- Domain/Rates.swift\n#if DEBUG\nfunc rate(_ price: Price) {}\n#endif",
  ])
  func whatIsNamedIsKept(_ code: String) throws {
    let finding = try #require(told(beside: code).first)
    #expect(
      finding.help.text(in: .english).hasPrefix("keep a name or a hex string in place of 'UIColor'")
    )
  }

  @Test func whatALibraryDeclaresIsForOthers() throws {
    let finding = try #require(told(beside: "", kind: .library).first)
    #expect(!finding.help.text(in: .english).contains("delete"))
  }
}
