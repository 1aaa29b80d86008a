internal import Dispatch
internal import Synchronization

/// What earlier runs found out, looked up by content, and what this run adds to it.
package final class RunCache: Sendable {
  private let pack: OpenPack
  private let update: PackUpdate
  private let news = NewsBox()
  /// Writes while the run goes on.
  private let writer = DispatchQueue(label: "strata.cache")
  private let isWriting = Atomic(false)

  /// The pack as it was when it was last opened.
  private final class OpenPack: Sendable {
    let file: Mutex<PackFile?>

    init(_ file: consuming PackFile?) { self.file = Mutex(file) }
  }

  private struct News {
    var additions: [PackUpdate.Addition] = []
    /// By key: the index of the addition.
    var known: [PackEntry.Key: Int] = [:]
    var used: Set<PackEntry.Key> = []
    /// How many values are still to be packed.
    var awaited = 0
  }

  /// What is new; apart from the cache, which ends only once its writer is done.
  private final class NewsBox: Sendable {
    private let news = Mutex(News())

    func withLock<Result>(_ work: (inout News) -> Result) -> Result {
      news.withLock { work(&$0) }
    }

    func add(_ value: some Packed, for key: PackEntry.Key, sourceSize: Int) {
      let addition = PackUpdate.Addition(
        key: key, sourceSize: sourceSize, bytes: PackWriter.bytes(of: value))
      withLock { news in
        guard news.known[key] == nil else { return }
        news.known[key] = news.additions.count
        news.additions.append(addition)
      }
    }

    /// What was added under a key and is not yet being written.
    func addition(_ key: PackEntry.Key) -> PackUpdate.Addition? {
      withLock { news in news.known[key].map { news.additions[$0] } }
    }

    /// All that is packed so far.
    func take() -> News {
      withLock { news in
        let done = news
        news = News()
        news.awaited = done.awaited
        return done
      }
    }
  }

  /// The cache in a folder; what is no pack of this version counts as an empty one.
  package init(in folder: CacheFolder) {
    let path = folder.pack
    pack = OpenPack(PackFile(at: path, version: .extractor))
    update = PackUpdate(path: path, version: .extractor)
  }

  /// A value by its key; nil if there is none, or a damaged one. With a size, only facts of a file
  /// that has so many bytes.
  func value<Value: Packed>(_ key: PackEntry.Key, sourceSize: Int? = nil) -> Value? {
    func value(_ bytes: [UInt8]?, _ size: UInt32) -> Value? {
      guard let bytes, sourceSize.map({ UInt32(clamping: $0) == size }) ?? true else { return nil }
      return bytes.withUnsafeBufferPointer {
        PackReader.value(in: $0, fileSize: key.kind == .facts ? size : .max)
      }
    }
    if let new = news.addition(key) { return value(new.bytes, UInt32(clamping: new.sourceSize)) }
    guard let (pack, entry) = found(key) else { return nil }
    if let bytes = pack.bytes(of: entry) { return value(bytes, entry.sourceSize) }
    // What was found damaged was written anew.
    guard let newest = pack.entry(key, isNewest: true), newest.offset != entry.offset else {
      return nil
    }
    return value(pack.bytes(of: newest), newest.sourceSize)
  }

  /// Whether this run added what stands under a key, and has not begun to write it.
  func isNew(_ key: PackEntry.Key) -> Bool { news.addition(key) != nil }

  /// The entry of a key; what this run is still writing is waited for.
  private func found(_ key: PackEntry.Key) -> (PackFile, PackEntry)? {
    func look() -> (PackFile, PackEntry)? {
      pack.file.withLock { $0 }.flatMap { file in file.entry(key).map { (file, $0) } }
    }
    if let found = look() { return found }
    guard isWriting.load(ordering: .relaxed) else { return nil }
    writer.sync {}
    isWriting.store(false, ordering: .relaxed)
    return look()
  }

  /// Remembers a value for later runs, once they are saved.
  func add(_ value: some Packed, for key: PackEntry.Key, sourceSize: Int = 0) {
    news.add(value, for: key, sourceSize: sourceSize)
  }

  /// Remembers a value for later runs, once they are saved; it is packed while the run goes on.
  func add(inPassing value: some Packed & Sendable, for key: PackEntry.Key) {
    news.withLock { $0.awaited += 1 }
    isWriting.store(true, ordering: .relaxed)
    writer.async { [news] in
      news.add(value, for: key, sourceSize: 0)
      news.withLock { $0.awaited -= 1 }
    }
  }

  /// Notes what this run looked up, so that it is kept longest.
  func noteUse(of keys: some Sequence<PackEntry.Key>) {
    news.withLock { $0.used.formUnion(keys) }
  }

  /// Begins to write what was added. A disk that is full or cannot be written changes nothing.
  func save() {
    if news.withLock({ $0.additions.isEmpty && $0.awaited == 0 }) { return }
    isWriting.store(true, ordering: .relaxed)
    writer.async { [update, pack, news] in
      let news = news.take()
      if news.additions.isEmpty { return }
      update.add(news.additions, used: news.used)
      pack.file.withLock { $0 = PackFile(at: update.path, version: .extractor) }
    }
  }

  /// Waits until everything is written.
  deinit { writer.sync {} }
}
