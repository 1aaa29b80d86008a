package import StrataCode

/// One offence: one rule, one file, one subject; further places are `also`.
package struct Finding: Sendable, Equatable {
  /// The rule's identifier, such as `dependency.layer-reference`.
  package var rule: RuleID
  /// As a rule makes it, the most that any school would call it; once judged, what it is called.
  package var severity: Severity
  /// The case of the rule, where schools judge it apart.
  package var aspect: Aspect?
  /// From 0 to 1.
  package var confidence: Double
  /// The first place, as the reader wants to jump to it.
  package var location: Location
  /// The other places of the same offence in the same file, in order.
  package var also: [Position]
  /// How many types and files depend on what is found: what else must change with it.
  package var reach = 1
  /// What the offence is about: a type, a module.
  package var subject: String
  /// Who does it.
  package var from: End
  /// Whom it names, if that is a declaration of the project.
  package var to: End?
  /// What is the case: lower case, both ends named, no advice.
  package var message: Phrase
  /// What to do now, with the project's own names.
  package var help: Phrase
  /// For a chain or a cycle: its steps.
  package var path: [Step]

  /// One step of a chain: which, where, and what is named there.
  package struct Step: Sendable, Equatable {
    package var edge: String
    package var location: Location
    package var detail: Phrase

    package init(edge: String, location: Location, detail: Phrase) {
      self.edge = edge
      self.location = location
      self.detail = detail
    }

    /// The step as one line.
    package var text: Phrase {
      detail.map { "\(edge): \(location.file):\(location.start.line) \($0)" }
    }
  }

  /// One end of an offence.
  package struct End: Sendable, Equatable {
    package var symbol: String
    package var layer: Layer?
    /// Where it is declared, if it is worth a note.
    package var location: Location?
    /// Why it is in that layer, as `by folder 'Network'`, where the finding depends on it.
    package var reason: Phrase?

    package init(symbol: String, layer: Layer?, location: Location? = nil) {
      self.symbol = symbol
      self.layer = layer
      self.location = location
    }
  }

  package init(
    rule: RuleID, severity: Severity, confidence: Double, location: Location,
    also: [Position] = [], subject: String, from: End, to: End? = nil, message: Phrase,
    help: Phrase, path: [Step] = [], aspect: Aspect? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.confidence = confidence
    self.location = location
    self.also = also
    self.subject = subject
    self.from = from
    self.to = to
    self.message = message
    self.help = help
    self.path = path
    self.aspect = aspect
  }
}
