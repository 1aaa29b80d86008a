internal import StrataModel
internal import StrataCode

/// Places a text by what it holds, whom it names, who names it, and where files like it stand, as if
/// nobody knew where it stands itself.
struct PathlessPlacer {
  private let index: PlaceIndex
  private let text: JudgedText
  private let namers: [Int]
  private let around: TextNeighbourhood

  /// A placer of a text in its neighbourhood, where nothing is placed but what is around.
  init(_ text: JudgedText, _ surroundings: Surroundings, _ around: TextNeighbourhood) {
    index = surroundings.index
    namers = surroundings.namers
    self.text = text
    self.around = around
  }

  /// What a layer's files have in common with the text, and what its own content says.
  func placement() -> (placement: Placement, content: FileContent) {
    let reader = ContentReader(around.code, around.shapes)
    let content = reader.content(of: around.file)
    var ballot = Ballot()
    ballot.add(content.evidence)
    if !content.isEntry, hasTopLevelCode {
      ballot.add(.content, LayerWeights.entryPoint) {
        Phrase("top-level code starts the program", zh: "顶层代码启动程序")
      }
    }
    if !content.isEntry, !content.isWiring, let first = WiringLines(around: around).all.first {
      ballot.add(.content, LayerWeights.wiring) {
        Phrase("builds \(first.code) and who uses it", zh: "构造了 \(first.code) 及其使用者")
      }
    }
    if let library = content.testLibrary {
      ballot.add(LayerWeights.test.evidence(.imports, Phrase(verbatim: library), for: .test))
    }
    let types = OuterTypes(of: around)
    if let double = types.double {
      ballot.add(.content, LayerWeights.doubles) {
        Phrase("'\(double)' stands in for something in tests", zh: "'\(double)' 是测试替身")
      }
    }
    if let (error, subject) = types.error(among: index) {
      ballot.add(.content, LayerWeights.ownErrors) {
        Phrase(
          "'\(error)' says what may go wrong with \(subject)", zh: "'\(error)' 说明 \(subject) 可能出的错")
      }
    }
    let used = around.namedLayers
    UseEvidence.addUses(
      of: content, Tally(namers.map { index.files[$0].layer }), Tally(used), to: &ballot)
    let kinships = reader.kinships(
      of: around.file, content, isAlone: used.allSatisfy { $0 == nil || $0 == .common })
    kin(kinships).add(to: &ballot, for: kinships)
    index.ring.add(to: &ballot)
    return (ballot.placement(declared: nil, isAnswer: true), content)
  }

  /// Whether statements stand outside of all declarations, as in no file but a program's first.
  private var hasTopLevelCode: Bool {
    let facts = text.facts
    let uses: Set<TypeReference.Role> = [.construction, .staticAccess]
    return facts.shapes.contains { $0.calledMember != nil && $0.owner == topLevel }
      || facts.references.contains { reference in
        reference.owner == topLevel && uses.contains(reference.role)
          && !facts.regions.contains {
            $0.kind == .preview && $0.span.contains(reference.span.start)
          }
      }
  }

  /// Where the other files stand that share a kinship.
  private func kin(_ kinships: [Similarity]) -> SimilarityEvidence {
    var layers: [Similarity: [Layer?]] = [:]
    let slots = Dictionary(
      uniqueKeysWithValues: index.kinships.enumerated().map { ($0.element, $0.offset) })
    for kinship in kinships {
      guard let slot = slots[kinship] else { continue }
      layers[kinship] = index.files.indices.filter {
        $0 != text.file && index.files[$0].kinships.contains(slot)
      }.map { index.files[$0].layer }
    }
    return SimilarityEvidence(tallies: layers.mapValues { Tally($0) })
  }
}
