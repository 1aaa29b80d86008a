/// A test as it is meant, whatever it is written with.
struct TestCase {
  /// What it holds.
  enum Step {
    case line(String)
    case equal(String, String)
    /// An expression throws an error.
    case fails(String, with: String)
  }

  /// A sentence of behaviour, for people.
  let name: String
  let function: String
  let steps: [Step]

  init(_ name: String, _ function: String, _ steps: Step...) {
    self.init(name, function, steps)
  }

  init(_ name: String, _ function: String, _ steps: [Step]) {
    self.name = name
    self.function = function
    self.steps = steps
  }

  /// The test as a method; one on the main actor says so.
  func method(_ tests: CreatedTests, onMainActor: Bool) -> String {
    let isolation = onMainActor ? "    @MainActor\n" : ""
    let body = steps.map { tests == .testing ? Self.testing($0) : Self.xctest($0) }
    switch tests {
    case .testing:
      return "    @Test(\"\(name)\")\n\(isolation)    func \(function)() async throws {\n"
        + body.joined(separator: "\n") + "\n    }"
    case .xctest:
      let word = function.prefix(1).uppercased() + function.dropFirst()
      return "    /// It \(name).\n\(isolation)    func test\(word)() async throws {\n"
        + body.joined(separator: "\n") + "\n    }"
    }
  }

  private static func testing(_ step: Step) -> String {
    switch step {
    case .line(let line): "        \(line)"
    case .equal(let a, let b): "        #expect(\(a) == \(b))"
    case .fails(let expression, let error):
      "        await #expect(throws: \(error)) {\n            try await \(expression)\n        }"
    }
  }

  private static func xctest(_ step: Step) -> String {
    switch step {
    case .line(let line): return "        \(line)"
    case .equal(let a, let b): return "        XCTAssertEqual(\(a), \(b))"
    case .fails(let expression, let error):
      let type = error.prefix { $0 != "." }
      let comparison =
        error == "\(type).self"
        ? "XCTAssertTrue(error is \(type))" : "XCTAssertEqual(error as? \(type), \(error))"
      return """
                do {
                    _ = try await \(expression)
                    XCTFail("nothing was thrown")
                } catch {
                    \(comparison)
                }
        """
    }
  }
}
