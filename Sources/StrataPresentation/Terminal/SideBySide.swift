/// Two texts of the same parts in two columns, such as two languages.
package enum SideBySide {
  /// How wide each text may be so that both stand side by side.
  package static func width(of whole: Int) -> Int { max(40, (whole - gap.count) / 2) }

  /// The texts beside each other, part by part: what an empty line ends begins level again.
  package static func text(_ left: String, _ right: String) -> String {
    let parts = (parts(of: left), parts(of: right))
    let columns = parts.0.joined().map(\.displayWidth).max() ?? 0
    return (0..<max(parts.0.count, parts.1.count)).map { index -> String in
      let left = index < parts.0.count ? parts.0[index] : []
      let right = index < parts.1.count ? parts.1[index] : []
      return (0..<max(left.count, right.count)).map { line in
        let first = line < left.count ? left[line] : ""
        guard line < right.count, !right[line].isEmpty else { return first }
        return first.padded(to: columns) + gap + right[line]
      }.joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }

  private static let gap = "   "

  private static func parts(of text: String) -> [[String]] {
    var parts: [[String]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if !line.isEmpty {
        parts[parts.count - 1].append(line)
      } else if parts.last?.isEmpty == false {
        parts.append([])
      }
    }
    return parts.filter { !$0.isEmpty }
  }
}
