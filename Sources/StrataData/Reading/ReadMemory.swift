internal import StrataCode
internal import StrataFeatures
internal import Synchronization

/// What a process that reads a code base again and again read last.
package final class ReadMemory: Sendable {
  private let files = Mutex<[ContentID: ReadFile]>([:])
  private let tree = Mutex<KnownTree?>(nil)
  private let projects = Mutex<(id: ContentID, known: RememberedProjects)?>(nil)

  /// A memory that is empty.
  package init() {}

  /// The tree at a root, listed anew only where something has changed since it was listed last.
  func tree(at root: String) throws(CodebaseReadError) -> SourceTree {
    if let known = tree.withLock({ $0?.renewed(at: root) }) { return known }
    let new = try KnownTree(at: root)
    tree.withLock { $0 = new }
    return new.listed
  }

  /// The facts of a file with a content; of a size, if that is known.
  func facts(of id: ContentID, size: Int?) -> FileFacts? {
    guard let known = files.withLock({ $0[id] }), size == nil || size == known.size else {
      return nil
    }
    return known.facts
  }

  /// Keeps the facts of these files, and no others.
  func keep(_ files: [ReadFile]) {
    var kept: [ContentID: ReadFile] = [:]
    kept.reserveCapacity(files.count)
    for file in files { if let id = file.id { kept[id] = file } }
    self.files.withLock { $0 = kept }
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
