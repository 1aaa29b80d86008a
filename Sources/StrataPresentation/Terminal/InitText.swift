package import StrataFeatures
internal import StrataCode

/// What `strata init` did, for standard error.
package struct InitText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// Which files were written, and what is left to decide in them.
  package func text(_ proposal: ProposedSettings, _ baseline: ShownBaseline?) -> String {
    let root = style.root(of: proposal.project)
    let file = root == "." ? Settings.fileName : "\(root)/\(Settings.fileName)"
    var text = style.say(written(file.printable, proposal)) + "\n"
    let open = decisions(proposal)
    if !open.isEmpty {
      let list = Phrase.list(open)
      text += style.say("to be decided in it: \(list)\n", zh: "其中有待决定：\(list)\n")
    }
    if let baseline {
      let count = Noun.finding.count(baseline.state.accepted.count)
      let file = baseline.state.file.printable
      text += style.say("\(count) written to '\(file)'\n", zh: "\(count)已写入 '\(file)'\n")
    }
    return text + NextCommandText(style).text("strata check", in: proposal.project)
  }

  private func written(_ file: String, _ proposal: ProposedSettings) -> Phrase {
    if proposal.replaces {
      return Phrase(
        "'\(file)' is written; its former content is replaced", zh: "已写入 '\(file)'，并替换了原有内容")
    }
    return proposal.isProfileAsked
      ? Phrase("'\(file)' is written", zh: "已写入 '\(file)'")
      : Phrase(
        "'\(file)' is written; it changes no finding as it is", zh: "已写入 '\(file)'；目前它不改变检查结果")
  }

  private func decisions(_ proposal: ProposedSettings) -> [Phrase] {
    var open: [Phrase] = []
    if !proposal.unplaced.isEmpty {
      let files = Noun.file.count(proposal.unplacedFiles)
      open.append(Phrase("the layer of \(files)", zh: "\(files)所属的层"))
    }
    if let features = proposal.features {
      let count = Noun("feature", zh: "个功能").count(features.names.count)
      open.append(Phrase("whether \(count) are isolated", zh: "\(count)是否互相隔离"))
    }
    if !proposal.habits.isEmpty {
      let rules = Noun.rule.count(proposal.habits.count)
      open.append(
        Phrase(
          "what becomes of \(rules) that most of the code breaks", zh: "如何处理大部分代码都违反的 \(rules)"))
    }
    return open
  }
}
