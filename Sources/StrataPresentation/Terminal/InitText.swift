package import StrataDomain

/// What `strata init` did, for standard error.
package struct InitText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// Which files were written, and what is left to decide in them.
  package func text(
    _ proposal: ProposedSettings, _ baseline: KeptBaseline?, seenFrom directory: String
  ) -> String {
    var project = proposal.project
    project.root = project.root(seenFrom: directory)
    let file = project.root == "." ? Settings.fileName : "\(project.root)/\(Settings.fileName)"
    var text = "'\(file.printable)' is written"
    if proposal.replaces {
      text += "; what it said before is gone\n"
    } else {
      text += proposal.isProfileAsked ? "\n" : "; it changes no finding as it is\n"
    }
    let open = decisions(proposal)
    if !open.isEmpty { text += "to be decided in it: \(Counting.list(open))\n" }
    if let baseline {
      text +=
        "\(Counting.count(baseline.state.accepted.count, "finding")) written to "
        + "'\(baseline.state.file.printable)'\n"
    }
    return text + NextCommandText(style).text("strata check", in: project)
  }

  private func decisions(_ proposal: ProposedSettings) -> [String] {
    var open: [String] = []
    if !proposal.unplaced.isEmpty {
      open.append("the layer of \(Counting.count(proposal.unplacedFiles, "file"))")
    }
    if let features = proposal.features {
      open.append("whether \(Counting.count(features.names.count, "feature")) are isolated")
    }
    if !proposal.habits.isEmpty {
      open.append(
        "what becomes of \(Counting.count(proposal.habits.count, "rule")) that most of the code breaks"
      )
    }
    return open
  }
}
