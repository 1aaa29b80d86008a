import XCTest

@testable import Books

final class SingleFlightTests: XCTestCase {
  func test_join_sharesTheWorkThatIsUnderWay_andBeginsAnewAfterIt() async throws {
    let flight = SingleFlight<Int>()
    let (gate, open) = AsyncStream<Never>.makeStream()
    let first = await flight.join {
      for await _ in gate {}
      return 1
    }
    let second = await flight.join { 2 }
    open.finish()
    let both = try await [first.value, second.value]
    XCTAssertEqual(both, [1, 1])
    let third = try await flight.join { 3 }.value
    XCTAssertEqual(third, 3)
  }

  func test_join_beginsAnewAfterAFailure() async throws {
    let flight = SingleFlight<Int>()
    await assertThrows(NetworkError.offline) {
      try await flight.join { throw NetworkError.offline }.value
    }
    let second = try await flight.join { 2 }.value
    XCTAssertEqual(second, 2)
  }
}
