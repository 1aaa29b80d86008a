internal import StrataCode
internal import StrataFeatures
internal import Synchronization

/// What a process that reads a code base again and again read last.
package final class ReadMemory: Sendable {
  private let files = Mutex<[ContentID: ReadFile]>([:])
  private let tree = Mutex<KnownTree?>(nil)
  private let names = Mutex<(TreeNames, id: ContentID)?>(nil)
  private let projects = Mutex<(id: ContentID, known: RememberedProjects)?>(nil)
  private let isUntilOneAnswer: Bool
  /// The tree that one answer is about.
  private let only = Mutex<SourceTree?>(nil)

  /// A memory that is empty. A process that ends after one answer looks at a tree once, and lets
  /// nothing go.
  package init(untilOneAnswer: Bool = false) {
    isUntilOneAnswer = untilOneAnswer
    if untilOneAnswer { _ = Unmanaged.passRetained(self) }
  }

  /// The tree at a root, listed anew only where something has changed since it was listed last; for so
  /// long it is not even looked whether that is so.
  func tree(
    at root: String, lookedAtWithin age: Duration = .zero
  ) throws(CodebaseReadError) -> SourceTree {
    if isUntilOneAnswer { return try only(at: root) }
    if let known = tree.withLock({ $0?.renewed(at: root, lookedAtWithin: age) }) { return known }
    let new = try KnownTree(at: root)
    tree.withLock { $0 = new }
    return new.listed
  }

  private func only(at root: String) throws(CodebaseReadError) -> SourceTree {
    if let known = only.withLock({ $0 }), known.root == root { return known.reopened }
    var new = try SourceTree(at: root, revision: nil)
    new.identified = IdentifiedFiles { _ in true }
    only.withLock { [new] in $0 = new }
    return new
  }

  /// The facts of a file with a content; of a size, if that is known.
  func facts(of id: ContentID, size: Int?) -> FileFacts? {
    guard let known = files.withLock({ $0[id] }), size == nil || size == known.size else {
      return nil
    }
    return known.facts
  }

  /// The facts of files with known contents, by index; nil of those that are not to be had.
  func facts(of entries: [SourceEntries.Entry]) -> [FileFacts?] {
    files.withLock { files in
      entries.map { entry in
        guard let known = entry.id.flatMap({ files[$0] }),
          entry.size == nil || entry.size == known.size
        else { return nil }
        return known.facts
      }
    }
  }

  /// Keeps the facts of files that were read anew; of all that were kept, as soon as there are many
  /// more, only those of `all`.
  func keep(_ new: [ReadFile], among all: [ReadFile]) {
    files.withLock { kept in
      let isFull = kept.count + new.count > all.count + Self.mostOthers
      if isFull { kept = [:] }
      for file in isFull ? all : new { if let id = file.id { kept[id] = file } }
    }
  }

  /// As many contents of earlier readings may lie around.
  private static let mostOthers = 64

  /// What the names in a tree are called together.
  func id(of names: TreeNames) -> ContentID {
    if let known = self.names.withLock({ $0?.0 == names ? $0?.id : nil }) { return known }
    let id = names.id
    self.names.withLock { $0 = (names, id) }
    return id
  }

  /// What the manifests said among files of these paths.
  func projects(among id: ContentID) -> RememberedProjects? {
    projects.withLock { $0?.id == id ? $0?.known : nil }
  }

  /// Keeps what the manifests say, and nothing that they said before.
  func keep(_ known: RememberedProjects, among id: ContentID) {
    projects.withLock { $0 = (id, known) }
  }
}
