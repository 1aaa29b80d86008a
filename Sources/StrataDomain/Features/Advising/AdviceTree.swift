package import StrataCode

/// The way from what is measured and told to how much architecture a project needs.
package struct AdviceTree: Sendable, Equatable {
  /// In their order.
  package private(set) var turns: [AdviceTurn] = []
  package private(set) var need = Need.level(.simple)
  /// What is said and does not turn the way.
  package private(set) var idle: [IdleAnswer] = []

  /// What the way ends in.
  package enum Need: Sendable, Equatable {
    /// Layers are no question here.
    case notAsked
    /// There is no code to measure, and this has to be said first.
    case open(AdviceTurn.Question)
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
    if measures.isPlainLibrary, answers.isEmpty {
      turns.append(facts.library)
      need = .notAsked
      return
    }
    if !measures.hasCode, answers.isEmpty {
      need = .open(.prototype)
      return
    }
    walk(facts, answers, thresholds)
    raise(facts, answers)
    idle = IdleAnswers(answers: answers, turns: turns).all
  }

  private mutating func walk(
    _ facts: AdviceFacts, _ answers: AdviceAnswers, _ thresholds: AdviceThresholds
  ) {
    let prototype = facts.prototype(answers.isPrototype)
    turns.append(prototype.turn)
    if prototype.isSo {
      turns += [facts.logic(in: .simple)].compactMap(\.self)
      return
    }
    guard let kinds = facts.kinds(answers.sources) else {
      need = .open(.sources)
      return
    }
    turns.append(facts.sources(answers.sources))
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

  /// Business rules that have to be apart, and modules, ask for a Domain of its own whatever the
  /// sources; of what is said to be a prototype nothing asks for it.
  private mutating func raise(_ facts: AdviceFacts, _ answers: AdviceAnswers) {
    guard answers.isPrototype != true, let level = need.level, level < .layered else { return }
    let asked =
      (answers.isRegulated == true ? [facts.regulated] : [])
      + (answers.wantsModules == true ? [facts.modules] : [])
    if asked.isEmpty { return }
    turns += asked
    need = .level(.layered)
  }
}

extension AdviceTree.Need {
  /// The level; nil where none is asked for.
  package var level: ArchitectureLevel? {
    switch self {
    case .notAsked, .open: nil
    case .level(let level): level
    case .strongly: .full
    }
  }

  /// What has to be said first; nil where enough is known.
  package var question: AdviceTurn.Question? {
    if case .open(let question) = self { question } else { nil }
  }
}
