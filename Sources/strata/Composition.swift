internal import StrataData
internal import StrataDomain

/// The only place where adapters meet use cases.
struct Composition {
  private let reader = DiskCodebaseReader()
  private let text = DiskSourceText()
  private let sharing = WorkOnThreads()

  /// The check of a code base on the disk.
  var checkArchitecture: CheckArchitecture {
    CheckArchitecture(reader: reader, text: text, sharing: sharing)
  }

  /// The layer map of a code base on the disk.
  var mapLayers: MapLayers { MapLayers(reader: reader, sharing: sharing) }

  /// Explanations over a code base on the disk.
  var explainSubject: ExplainSubject { ExplainSubject(reader: reader, text: text) }

  /// Every rule there is.
  var catalogue: [Rule] { Rule.catalogue }
}
