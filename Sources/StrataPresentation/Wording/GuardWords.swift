internal import StrataCode
internal import StrataFeatures
internal import StrataModel
internal import StrataRules

/// What an answer of the guard says, for text and for documents.
struct GuardWords {
  private let answer: GuardAnswer
  let paths: PathsFromHere

  /// The words of an answer, with paths shown in one way.
  init(_ answer: GuardAnswer, _ paths: PathsFromHere) {
    self.answer = answer
    self.paths = paths
  }

  private var file: String { paths(answer.file) }

  /// The verdict on the file, without its word.
  var headline: Phrase {
    if let reason = answer.unjudged, answer.added.isEmpty, answer.loosened.isEmpty {
      return Phrase("'\(file)' is not judged: \(reason)", zh: "不检查 '\(file)'：\(reason)")
    }
    let counts = counted
    switch answer.verdict {
    case .deny:
      return Phrase("this write to '\(file)' adds \(counts)", zh: "这次对 '\(file)' 的写入新增 \(counts)")
    case .ask:
      let rest =
        answer.added.isEmpty ? .empty : Phrase(", and adds \(counts)", zh: "，并新增 \(counts)")
      return Phrase(
        "this write to '\(file)' loosens the check, which a person decides\(rest)",
        zh: "这次对 '\(file)' 的写入放宽了检查，需由人决定\(rest)")
    case .allow where answer.added.isEmpty:
      return Phrase("this write to '\(file)' adds no finding", zh: "这次对 '\(file)' 的写入没有新增问题")
    case .allow:
      return Phrase(
        "this write to '\(file)' adds \(counts) and no error",
        zh: "这次对 '\(file)' 的写入新增 \(counts)，没有错误")
    }
  }

  /// `2 errors and 1 warning`.
  private var counted: Phrase {
    let nouns = [
      (answer.count(.error), Noun("error", zh: "个错误")),
      (answer.count(.warning), Noun("warning", zh: "个警告")),
    ]
    return Phrase.list(nouns.filter { $0.0 > 0 }.map { $0.1.count($0.0) })
  }

  /// The layer that the file would be in, with the reason; nil for what has none to tell.
  var layer: Phrase? {
    guard let placement = answer.placement else { return nil }
    guard let layer = placement.layer else {
      return Phrase("none that its place or its content shows", zh: "从位置和内容都看不出")
    }
    let sure = Counting.percent(placement.ringConfidence)
    let reason = placement.reason.map { Phrase(", \($0)", zh: "，\($0)") } ?? .empty
    return Phrase(
      "\(layer.rawValue), \(sure) sure\(reason)", zh: "\(layer.rawValue)，可信度 \(sure)\(reason)")
  }

  /// What is to be known beside the findings.
  var notes: [Phrase] {
    var notes: [Phrase] = []
    if answer.isBroken {
      notes.append(
        Phrase(
          "the text has syntax errors, so that part of it is not judged", zh: "文本有语法错误，因此有一部分没有检查"))
    }
    if answer.unsure > 0 {
      let count = Noun.finding.count(answer.unsure)
      notes.append(
        Phrase(
          "\(count) more would rest on a guess and \(answer.unsure == 1 ? "is" : "are") not counted",
          zh: "另有 \(count)只依据猜测，不计入"))
    }
    return notes
  }

  /// What to type next; nil where nothing is to be done.
  var next: String? {
    let rule = answer.added.first { $0.severity == .error }?.rule ?? answer.loosened.first?.rule
    return (rule ?? answer.added.first?.rule).map { "strata explain \($0.text)" }
  }
}
