package import StrataCode

/// The way from what is measured and told to how much architecture a project needs.
package struct AdviceTree: Sendable, Equatable {
  /// In their order.
  package private(set) var turns: [AdviceTurn] = []
  package private(set) var need = Need.level(.simple)

  /// What the way ends in.
  package enum Need: Sendable, Equatable {
    /// Layers are no question here.
    case notAsked
    case level(ArchitectureLevel)
    /// The fullest level, and strongly so.
    case strongly
  }

  /// Walks the way.
  package init(
    _ measures: ProjectMeasures, _ answers: AdviceAnswers = AdviceAnswers(),
    _ thresholds: AdviceThresholds = AdviceThresholds()
  ) {
    let facts = AdviceFacts(measures, thresholds)
    if measures.isPlainLibrary, answers == AdviceAnswers() {
      turns.append(facts.library)
      need = .notAsked
      return
    }
    let prototype = facts.prototype(answers.isPrototype)
    turns.append(prototype.turn)
    if prototype.isSo {
      turns += [facts.logic(in: .simple)].compactMap(\.self)
      return
    }
    turns.append(facts.sources)
    let kinds = measures.kinds.count
    if kinds <= thresholds[.sources] {
      let level = kinds == 0 ? ArchitectureLevel.simple : .lightweight
      turns += [facts.logic(in: level)].compactMap(\.self)
      need = .level(level)
      return
    }
    let life = facts.lifetime(answers.lifetime)
    turns.append(life.turn)
    guard life.isSo else {
      need = .level(.layered)
      return
    }
    let team = facts.team(answers.team)
    turns.append(team.turn)
    need = team.isSo ? .strongly : .level(.full)
  }
}

extension AdviceTree.Need {
  /// The level; nil where none is asked for.
  package var level: ArchitectureLevel? {
    switch self {
    case .notAsked: nil
    case .level(let level): level
    case .strongly: .full
    }
  }
}
