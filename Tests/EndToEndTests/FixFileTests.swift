import Foundation
import TestSupport
import Testing

/// Files that an Xcode project left behind.
@Suite("fixes of files that nothing compiles")
struct FixFileTests: FixingSuite {
  private static let dish = "struct Dish: Sendable { let id: Int }\n"
  private static let menu = "struct Menu: Sendable { let dishes: [Dish] }\n"

  /// A project that compiles two files and has a third beside them.
  private func shop(_ old: String, shown: Bool = false, with more: [String: String] = [:])
    -> [String: String]
  {
    var files = [
      "Shop.xcodeproj/project.pbxproj": xcodeProject(of: [
        "App": ["Dish.swift", "Menu.swift"] + (shown ? ["Old.swift?"] : [])
      ]),
      "App/Dish.swift": Self.dish, "App/Menu.swift": Self.menu, "App/Old.swift": old,
    ]
    for (path, text) in more { files[path] = text }
    return files
  }

  @Test(arguments: [
    "struct OldMenu: Sendable { let dishes: [Dish] }\n",
    // Who names it means the one that is compiled.
    "struct Dish: Sendable { let id: Int }\n",
  ])
  func whatNothingNeedsGoes(_ old: String) throws {
    try expect("drop-file", of: shop(old), becomes: ["App/Old.swift": nil])
  }

  @Test func aProjectThatOnlyShowsItDoesSoNoLonger() throws {
    let files = shop("struct OldMenu: Sendable { let dishes: [Dish] }\n", shown: true)
    let project = try #require(files["Shop.xcodeproj/project.pbxproj"])
    let left = project.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("Old.swift") }.joined(separator: "\n")
    try expect(
      "drop-file", of: files,
      becomes: ["App/Old.swift": nil, "Shop.xcodeproj/project.pbxproj": left])
  }

  @Test(
    arguments: [
      // A storyboard may make it.
      ("final class OldMenuController: UIViewController {}\n", [:]),
      // Its tests may have to run.
      (
        "import XCTest\nfinal class OldTests: XCTestCase { func testIt() { XCTAssert(true) } }\n",
        [:]
      ),
      // Somebody tells of it.
      (
        "struct OldMenu: Sendable {}\n",
        ["App/Menu.swift": "// As OldMenu did.\nstruct Menu: Sendable {}\n"]
      ),
      (
        "struct OldMenu: Sendable { let dishes: [Dish] }\n",
        ["README.md": "# Shop\n\n`OldMenu` is for the next season.\n"]
      ),
      // Compiled code needs it: it has to be added.
      (
        "struct OldMenu: Sendable {}\n",
        ["App/Menu.swift": "struct Menu: Sendable { let old: OldMenu }\n"]
      ),
      // What it adds to a type may be wanted.
      ("extension Dish { var isOld: Bool { id < 0 } }\n", [:]),
    ] as [(String, [String: String])])
  func whatMayBeNeededStays(_ old: String, _ more: [String: String]) throws {
    try expectNothing("drop-file", of: shop(old, with: more))
  }
}
