package import StrataCode

extension Placement {
  /// Whether the layer rests on something that people meant: settings, a name that says it
  /// outright, or a leaning name and what the file holds together. Only then is a reference that
  /// goes the wrong way rather theirs than a misreading of ours; company alone is a guess.
  package var isAnchored: Bool {
    guard let layer else { return false }
    var (names, content) = (0.0, 0.0)
    // Looked at where it lies: to copy its texts costs more than the answer.
    for index in evidence.indices {
      let (kind, weight) = (evidence[index].kind, evidence[index].weight)
      guard evidence[index].layer.ring == layer.ring else {
        // Some schools call `Domain` what runs a screen.
        if evidence[index].reason == LayerWeights.reducer.reason { return false }
        continue
      }
      if kind == .settings { return true }
      if evidence[index].isOfModule
        || kind.isName && evidence[index].reason != LayerWeights.feature.reason
      {
        names += weight
      } else if kind == .content, weight > 0 {
        content += weight
      } else if evidence[index].reason == LayerWeights.notCommon.reason {
        return false
      }
    }
    if declared?.ring == layer.ring || names >= Self.plainName { return true }
    if content >= Self.tellingContent { return true }
    return names > 0 && content > 0 && names + content >= Self.together
  }

  /// Whether a name says the layer outright, or the part that the file's types play does.
  package var isOutright: Bool {
    guard let layer else { return false }
    return declared?.ring == layer.ring
      || evidence.contains {
        $0.kind == .content && $0.layer.ring == layer.ring && $0.weight >= Self.tellingContent
      }
  }

  /// The strongest evidence for the layer, as the end of a sentence.
  package var reason: Phrase? {
    guard let best = evidence.first(where: { $0.layer == layer && $0.weight > 0 }) else {
      return nil
    }
    let detail = best.detail
    return switch best.kind {
    case .settings: Phrase("by \(detail)", zh: "依据 \(detail)")
    case .module: Phrase("by target '\(detail)'", zh: "依据 target '\(detail)'")
    case .folder where best.reason == LayerWeights.besideLayers.reason:
      Phrase("since it stands beside the folders of the layers", zh: "因为它与各层的文件夹放在一起")
    case .folder: Phrase("by folder '\(detail)'", zh: "依据文件夹 '\(detail)'")
    case .content: Phrase("since it \(detail)", zh: "因为它\(detail)")
    case .imports: Phrase("since it imports \(detail)", zh: "因为它导入了 \(detail)")
    case .references, .neighbours: Phrase("by its surroundings", zh: "依据周围的文件")
    }
  }

  /// What a role alone must weigh to speak for a layer without any name.
  package static let tellingContent = 2.0
  /// A name for what all share, or a module that all link.
  package static let plainName = 4.0
  /// What a leaning name and what the file holds must weigh together.
  private static let together = 2.5
}

extension Evidence {
  /// Whether it says which modules link the file's own: that is written in manifests.
  fileprivate var isOfModule: Bool {
    reason == LayerWeights.sharedModule.reason || reason == LayerWeights.appModule.reason
  }
}
