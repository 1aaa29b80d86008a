import Foundation
import XCTest

@testable import Books

/// The moment at which tests take place: a midnight, because loans are due by the day.
let today = Date(timeIntervalSince1970: 1_800_057_600)

func day(_ days: Double) -> Date { today + days * 24 * 60 * 60 }

extension Book {
  static let sample = Book(id: "978-1", title: "The Salt Road", author: "N. Amari", genre: .novel)
}

extension BookDTO {
  static func sample(genre: String = "novel") -> BookDTO {
    BookDTO(isbn: "978-1", title: "The Salt Road", author: "N. Amari", genre: genre)
  }
}

extension Loan {
  static func sample(due: Date = today) -> Loan {
    Loan(id: UUID(), bookID: "978-1", title: "The Salt Road", due: due)
  }
}

/// Fails unless the work throws this error.
func assertThrows<Thrown: Error & Equatable>(
  _ expected: Thrown, line: UInt = #line, _ work: () async throws -> some Any
) async {
  do {
    _ = try await work()
    XCTFail("nothing is thrown", line: line)
  } catch {
    XCTAssertEqual(error as? Thrown, expected, line: line)
  }
}

/// Fails unless the condition comes true within seconds.
func eventually(line: UInt = #line, _ condition: () async -> Bool) async {
  for _ in 0..<1_000 {
    if await condition() { return }
    try? await Task.sleep(for: .milliseconds(5))
  }
  XCTFail("it does not come true", line: line)
}
