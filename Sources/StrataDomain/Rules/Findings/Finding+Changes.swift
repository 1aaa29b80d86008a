package import StrataCode
internal import StrataModel

extension Finding {
  /// The same as a milder or graver case of its rule.
  package func held(at severity: Severity) -> Finding {
    var finding = self
    finding.severity = severity
    return finding
  }

  /// The same, so sure, from 0 to 1; nil leaves it as it is.
  package func with(confidence: Double?) -> Finding {
    var finding = self
    if let confidence { finding.confidence = confidence }
    return finding
  }

  /// The same as a case that some profile judges apart.
  func with(aspect: Aspect?) -> Finding {
    var finding = self
    finding.aspect = aspect
    return finding
  }

  /// The same with further places in its file.
  func with(also places: [Position]) -> Finding {
    var finding = self
    finding.also = places
    return finding
  }

  /// The same of something on which so many types and files depend.
  func with(reach: Int) -> Finding {
    var finding = self
    finding.reach = reach
    return finding
  }

  /// The same, with the type that is named, if there is one.
  func naming(_ id: SymbolID?, in codebase: Codebase) -> Finding {
    var finding = self
    if let id { finding.to = codebase.end(id) }
    return finding
  }

  /// The same with more at the end of what it says.
  package func adding(_ clause: Phrase) -> Finding {
    var finding = self
    finding.message = message + clause
    return finding
  }
}
