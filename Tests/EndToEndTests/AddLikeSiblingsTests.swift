import Foundation
import TestSupport
import Testing

@Suite("strata add feature as its siblings are")
struct AddLikeSiblingsTests {
  private static let screens = "Sources/Shop/Presentation"

  private static func screen(_ name: String, in folder: String) -> [String: String] {
    [
      "\(screens)/\(folder)/\(name)View.swift": """
      import SwiftUI

      struct \(name)View: View {
        @State var viewModel: \(name)ViewModel

        var body: some View { Text("") }
      }

      """,
      "\(screens)/\(folder)/\(name)ViewModel.swift": """
      import Observation

      @Observable
      @MainActor
      final class \(name)ViewModel {
        private(set) var page = 1
      }

      """,
    ]
  }

  /// A coordinator that says something which nobody can make up for another screen.
  private static func coordinator(_ name: String) -> [String: String] {
    [
      "\(screens)/Coordinators/\(name)Coordinator.swift": """
      @MainActor
      final class \(name)Coordinator: ShopCoordinator {
        private let title: String

        init(title: String) {
          self.title = title
        }

        func start() { print(title, "\(name.lowercased())") }
      }

      """
    ]
  }

  private static func project(
    _ folders: [String: String], _ more: [String: String] = [:]
  ) throws -> PlannedProject {
    var files = more
    files["\(screens)/Coordinators/ShopCoordinator.swift"] =
      "@MainActor\nprotocol ShopCoordinator {\n  func start()\n}\n"
    for (name, folder) in folders {
      files.merge(screen(name, in: folder)) { old, _ in old }
      files.merge(coordinator(name)) { old, _ in old }
    }
    return try PlannedProject(files)
  }

  private static let three = ["Home": "Home", "Profile": "Profile", "Cart": "Cart"]

  private func plan(_ project: PlannedProject, _ arguments: String...) throws -> String {
    let run = try BuiltCommand.run(
      ["add", "feature"] + arguments + ["--dry-run"], in: project.root)
    #expect(run.code <= 1, "\(run.output)\(run.errors)")
    return run.output + run.errors
  }

  @Test func writesOfAPartWhatCanBeKnown() throws {
    let output = try plan(try Self.project(Self.three), "Wallet", "--format", "patch")
    let wanted = [
      "+final class WalletCoordinator: ShopCoordinator {", "+  init(title: String) {",
      "+    #warning(\"write 'start'\")",
    ]
    for line in wanted { #expect(output.contains(line + "\n"), "\(output)") }
    #expect(!output.contains("\"wallet\""), "\(output)")
  }

  @Test func wiresItWhereSeveralAreAndAsNoneThatAllAre() throws {
    let tabs = """
      @MainActor
      final class TabCoordinator: ShopCoordinator {
        private var children: [any ShopCoordinator] = []
        private var shown: (any ShopCoordinator)?

        func start() {
          let homeCoordinator = HomeCoordinator(title: "a")
          children.append(homeCoordinator)
          let profileCoordinator = ProfileCoordinator(title: "b")
          children.append(profileCoordinator)
          let cartCoordinator = CartCoordinator(title: "c")
          children.append(cartCoordinator)
          let last: (any ShopCoordinator)? = children.last
          shown = last
        }
      }

      """
    let project = try Self.project(
      Self.three, ["\(Self.screens)/Coordinators/TabCoordinator.swift": tabs])
    let output = try plan(project, "Wallet", "--format", "patch")
    #expect(!output.contains("as 'ShopCoordinator' is"), "\(output)")
    #expect(output.contains("+++ b/\(Self.screens)/Coordinators/TabCoordinator.swift"), "\(output)")
    #expect(output.contains("+    let walletCoordinator = WalletCoordinator(title: "), "\(output)")
  }

  @Test func takesThePlaceThatOpensOnlyItsOwnScreen() throws {
    let router = """
      enum CartRouter {
        static func showCart() -> String { String(describing: CartView.self) }
      }

      """
    let project = try Self.project(
      Self.three, ["\(Self.screens)/Cart/CartRouter.swift": router])
    let line = "static func showWallet() -> String { String(describing: WalletView.self) }"
    let alone = try plan(project, "Wallet", "--like", "Home", "--format", "patch")
    #expect(!alone.contains(line), "\(alone)")
    let told = try plan(
      project, "Wallet", "--like", "Home", "--from", "CartRouter", "--format", "patch")
    #expect(told.contains(line), "\(told)")
  }

  @Test func spellsFoldersAsThoseAround() throws {
    let spaced = ["Home": "Home", "WebPage": "Web Page", "Cart": "Cart"]
    let output = try plan(try Self.project(spaced), "GiftCard")
    #expect(output.contains("\(Self.screens)/Gift Card/GiftCardView.swift"), "\(output)")
    let joined = ["Home": "Home", "WebPage": "WebPage", "Cart": "Cart"]
    let other = try plan(try Self.project(joined), "GiftCard")
    #expect(other.contains("\(Self.screens)/GiftCard/GiftCardView.swift"), "\(other)")
  }

  @Test func tellsWhatHoldsTheFollowedNameOnlyOnce() throws {
    let output = try plan(try Self.project(Self.three), "CartNote", "--like", "Cart")
    #expect(output.contains("CartNoteView.swift"), "\(output)")
    #expect(!output.contains("CartNoteNote"), "\(output)")
    #expect(!output.contains("would change more"), "\(output)")
  }
}
