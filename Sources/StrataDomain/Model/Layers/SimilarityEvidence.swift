internal import StrataCode

/// Where the files of a code base stand that are alike in something.
package struct SimilarityEvidence: Sendable {
  /// The files of each layer, by what they are alike in.
  package let tallies: [Similarity: Tally]

  /// A value of its parts.
  package init(tallies: [Similarity: Tally]) {
    self.tallies = tallies
  }

  /// Adds what speaks from the company of files like one with these kinships.
  package func add(to ballot: inout Ballot, for kinships: [Similarity]) {
    for kinship in kinships {
      guard let tally = tallies[kinship], tally.total > 0 else { continue }
      let size = Double(tally.total) / Double(tally.total + 1)
      for (layer, count, share) in tally.shares {
        ballot.add(
          .neighbours, LayerWeights.alike(kinship.kind), for: layer, times: share * size
        ) { Self.detail(kinship, count, layer) }
      }
    }
  }

  private static func detail(_ kinship: Similarity, _ count: Int, _ layer: Layer) -> Phrase {
    let word = kinship.word
    let capital = word.prefix(1).uppercased() + word.dropFirst()
    let what =
      switch kinship.kind {
      case .called: Phrase("a type called …\(capital)", zh: "名为 …\(capital) 的类型")
      case .calledProtocol:
        Phrase("a protocol called …\(capital)", zh: "名为 …\(capital) 的协议")
      case .begins: Phrase("a type called \(capital)…", zh: "名为 \(capital)… 的类型")
      case .plays, .shape: Phrase(verbatim: word)
      case .extends: Phrase("an extension of \(word)", zh: "\(word) 的扩展")
      case .conforms: Phrase("conforms to \(word)", zh: "遵循 \(word)")
      case .imports: Phrase("imports \(word)", zh: "import \(word)")
      }
    let files = Noun.file.count(count)
    return Phrase(
      "\(what), as in \(files) of \(layer.rawValue)", zh: "\(what)，与 \(layer.rawValue) 的 \(files)相同"
    )
  }
}
