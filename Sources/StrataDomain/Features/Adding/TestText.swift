/// The text of a suite of tests, whatever it is written with.
struct TestText {
  /// What a test holds.
  enum Step: Equatable {
    case line(String)
    case equal(String, String)
    case holds(String)
    /// An expression throws an error.
    case fails(String, with: String)
  }

  struct Case: Equatable {
    var name: String
    var steps: [Step]
  }

  let suite: String
  let isXCTest: Bool
  let isOnMainActor: Bool
  let step: String
  let cases: [Case]

  /// The suite's lines.
  var lines: [String] {
    let head = isXCTest ? "final class \(suite): XCTestCase {" : "struct \(suite) {"
    let body = cases.map(method).joined(separator: [""])
    let error =
      cases.contains { $0.steps.contains { if case .fails = $0 { true } else { false } } }
        || body.contains { $0.contains("Refusal()") }
      ? ["\(step)private struct Refusal: Error, Equatable {}", ""] : []
    return [head] + error + Array(body) + ["}"]
  }

  private func method(_ one: Case) -> [String] {
    let word = one.name.prefix(1).uppercased() + one.name.dropFirst()
    let name = isXCTest ? "test\(word)" : one.name
    let mark = isOnMainActor ? "@MainActor " : ""
    let test = isXCTest ? "" : "@Test "
    let body = one.steps.flatMap { isXCTest ? xctest($0) : testing($0) }
    let effects = body.contains { $0.contains("try ") } ? " async throws" : " async"
    return ["\(step)\(test)\(mark)func \(name)()\(effects) {"] + body.map { step + step + $0 }
      + ["\(step)}"]
  }

  private func testing(_ one: Step) -> [String] {
    switch one {
    case .line(let line): [line]
    case .equal(let a, let b): ["#expect(\(a) == \(b))"]
    case .holds(let a): ["#expect(\(a))"]
    case .fails(let expression, let error):
      ["await #expect(throws: \(error)) {", "\(step)\(expression)", "}"]
    }
  }

  private func xctest(_ one: Step) -> [String] {
    switch one {
    case .line(let line): return [line]
    case .equal(let a, let b): return ["XCTAssertEqual(\(a), \(b))"]
    case .holds(let a): return ["XCTAssertTrue(\(a))"]
    case .fails(let expression, let error):
      let type = error.prefix { $0 != "(" && $0 != "." }
      return [
        "do {", "\(step)_ = \(expression)", "\(step)XCTFail(\"nothing was thrown\")",
        "} catch {", "\(step)XCTAssertEqual(error as? \(type), \(error))", "}",
      ]
    }
  }
}
