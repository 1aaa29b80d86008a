extension XcodeGroup {
  /// What else goes of a project of which whole lines go: the groups that list nothing then, if nothing is
  /// written into them, with their lines in the groups above.
  static func emptied(
    by cuts: [Range<Int>], writing places: [Int], in text: [UInt8]
  ) -> [Range<Int>] {
    var gone = Set(cuts)
    var open = cuts
    var more: [Range<Int>] = []
    while let line = open.popLast() {
      guard let group = XcodeGroup(around: line, in: text), let children = group.children,
        let first = children.first, let last = children.last, children.contains(line),
        children.allSatisfy(gone.contains),
        !places.contains(where: { $0 >= first.lowerBound && $0 <= last.upperBound }),
        !gone.contains(group.head)
      else { continue }
      gone.insert(group.head)
      more += [
        group.block.lowerBound..<first.lowerBound, last.upperBound..<group.block.upperBound,
      ]
      if gone.insert(group.entry).inserted {
        more.append(group.entry)
        open.append(group.entry)
      }
    }
    return more
  }

  /// Its first line.
  private var head: Range<Int> { Self.line(at: block.lowerBound, text) }

  /// The lines by which it lists something; nil where it is not written as Xcode writes it.
  private var children: [Range<Int>]? {
    var lines: [Range<Int>] = []
    var line = head
    while Self.words(of: line, text) != "children = (" {
      guard line.upperBound < block.upperBound else { return nil }
      line = Self.line(at: line.upperBound, text)
    }
    while line.upperBound < block.upperBound {
      line = Self.line(at: line.upperBound, text)
      if Self.words(of: line, text) == ");" { return lines }
      lines.append(line)
    }
    return nil
  }
}
