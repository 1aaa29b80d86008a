internal import StrataCode
internal import Synchronization

/// The facts of the files that were read last, for a process that reads them again.
package final class FactMemory: Sendable {
  private let files = Mutex<[ContentID: ReadFile]>([:])

  /// A memory that is empty.
  package init() {}

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
}
