internal import StrataData
internal import StrataDomain

/// The only place where adapters meet use cases.
struct Composition {
  private let reader = DiskCodebaseReader()
  private let text = DiskSourceText()
  private let baselines = DiskBaselines()

  /// The check of a code base on the disk.
  var checkArchitecture: CheckArchitecture {
    CheckArchitecture(
      reader: reader, text: text, baselines: baselines, changes: GitChanges(),
      runner: RulesOnThreads())
  }

  /// The baseline of a code base on the disk.
  var keepBaseline: KeepBaseline {
    KeepBaseline(check: checkArchitecture, baselines: baselines)
  }

  /// The audit of what changed since a commit.
  var auditChange: AuditChange {
    AuditChange(
      reader: reader, text: text, runner: RulesOnThreads(), baselines: baselines,
      bases: GitChanges(), changes: GitChanges())
  }

  /// The layer map of a code base on the disk.
  var mapLayers: MapLayers { MapLayers(reader: reader) }

  /// Explanations over a code base on the disk.
  var explainSubject: ExplainSubject { ExplainSubject(reader: reader, text: text) }

  /// Every rule there is.
  var catalogue: [Rule] { Rule.catalogue }
}
