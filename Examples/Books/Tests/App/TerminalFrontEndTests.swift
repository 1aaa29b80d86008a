import XCTest

@testable import Books

final class TerminalFrontEndTests: XCTestCase {
  @MainActor func test_aBookIsBorrowedNotedAndReturned() async {
    let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var input = ["borrow 2", "borrow 2", "loans", "note 2 So clear", "return 1", "notes 2"][...]
    var shown: [String] = []
    await TerminalFrontEnd(
      container: Container(server: nil, folder: folder), read: { input.popFirst() },
      write: { shown.append($0) }
    ).run()
    XCTAssertEqual(shown[1], "2  Tides and Moons, K. Lindqvist (science)")
    XCTAssertTrue(shown[5].hasPrefix("Tides and Moons is yours until "))
    XCTAssertEqual(shown[6], "All copies are lent.")
    XCTAssertTrue(shown[7].hasPrefix("1  Tides and Moons, due "))
    XCTAssertEqual(
      shown[8...], ["- So clear", "Tides and Moons is back. To pay: 0 cents.", "- So clear"])
  }
}
