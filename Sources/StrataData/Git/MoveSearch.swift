/// Finds where removed files went by what they hold, among files that git does not track.
struct MoveSearch {
  private let commit: String
  private let root: String
  private let git: Git

  /// A search below `root`, where the removed files are those of a commit.
  init(from commit: String, in root: String, _ git: Git) {
    self.commit = commit
    self.root = root
    self.git = git
  }

  /// More pairs than this are not compared: so much is no move, but another code base.
  private static let limit = 250_000

  /// Pairs of a removed and a new path of which at least half of the content is the same; each path
  /// is in one pair, and those that share most come first.
  func moves(from removed: Set<String>, to new: [String]) -> [(old: String, new: String)] {
    // Git takes one question per line.
    let old = removed.filter { $0.hasSuffix(".swift") && !$0.contains { $0.isNewline } }.sorted()
    let new = new.filter { $0.hasSuffix(".swift") }.sorted()
    guard !old.isEmpty, !new.isEmpty, old.count * new.count <= Self.limit else { return [] }
    let objects = GitObjects(in: root, git)
    let former = old.map { Content(try? objects.content(of: "\(commit):./\($0)", limit: 1 << 20)) }
    let files = TreeFiles(in: root)
    let present = new.map { Content(try? files.read($0, limit: 1 << 20)) }
    var pairs: [(share: Double, old: Int, new: Int)] = []
    for from in old.indices {
      for to in new.indices {
        let share = former[from].share(with: present[to])
        if share >= 0.5 { pairs.append((share, from, to)) }
      }
    }
    pairs.sort { ($1.share, $0.old, $0.new) < ($0.share, $1.old, $1.new) }
    var (goneFrom, goneTo) = (Set<Int>(), Set<Int>())
    return pairs.compactMap { pair in
      if goneFrom.contains(pair.old) || goneTo.contains(pair.new) { return nil }
      goneFrom.insert(pair.old)
      goneTo.insert(pair.new)
      return (old[pair.old], new[pair.new])
    }
  }

  /// A file as its lines, in any order.
  private struct Content {
    private var lines: [Int: Int] = [:]
    private var size = 0

    init(_ bytes: [UInt8]?) {
      for line in (bytes ?? []).split(separator: 0x0A) {
        lines[line.hashValue, default: 0] += line.count
        size += line.count
      }
    }

    /// How much of the larger one both hold, from 0 to 1.
    func share(with other: Content) -> Double {
      guard min(size, other.size) * 2 >= max(size, other.size), size > 0 else { return 0 }
      let (fewer, more) =
        lines.count < other.lines.count ? (lines, other.lines) : (other.lines, lines)
      let same = fewer.reduce(0) { $0 + min($1.value, more[$1.key] ?? 0) }
      return Double(same) / Double(max(size, other.size))
    }
  }
}
