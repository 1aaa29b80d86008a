internal import StrataCode

/// What a file declares and imports, boiled down to what placement asks.
package struct FileContent: Sendable, Equatable {
  /// What it says about the layer.
  package var evidence: [Evidence] = []
  /// The sum of that.
  var scores = LayerScores()
  /// The roles of its types.
  var roles: Roles = []
  /// A test library that it imports.
  package var testLibrary: String?
  /// It declares a class of tests, or a test.
  var hasTestCase = false

  /// Starts the program.
  package var isEntry: Bool { roles.contains(.entryPoint) }
  /// Puts objects together.
  package var isWiring: Bool { roles.contains(.container) }
  /// Declares a use case.
  var isUseCase: Bool {
    !roles.isDisjoint(with: [.useCase, .useCaseProtocol, .screenInteractor])
  }
  /// Says what Domain does or asks for.
  var isPromise: Bool { isUseCase || roles.contains(.repositoryProtocol) }
  /// Leans to the outer ring.
  var isOuter: Bool {
    let best = scores.best
    return best.layer.ring == .data && best.score > 0.5
  }
  /// Leans to Presentation.
  var isScreen: Bool {
    let best = scores.best
    return best.layer == .presentation && best.score > 1
  }
  /// A type of it plays a part that stands in one layer by definition.
  var isDecisive = false
  /// All it declares are plain values.
  package var isValues = false
  /// It imports a framework to draw with.
  package var isDrawing = false
  /// It declares no type and extends some.
  package var isExtensions = false

  /// Adds a reason with a weight for each of several layers.
  mutating func add(
    _ kind: Evidence.Kind, _ detail: Phrase, _ weight: Weight?, times factor: Double = 1
  ) {
    for item in weight?.evidence(kind, detail, times: factor) ?? [] {
      evidence.append(item)
      scores[item.layer] += item.weight
    }
  }
}
