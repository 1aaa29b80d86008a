internal import Foundation
internal import StrataCode
internal import StrataData
internal import StrataFeatures
internal import Synchronization

// Applies a change to a folder, or undoes the newest, and kills itself at the step of a number; for
// tests of what is left behind. Arguments: the folder, `apply` or `undo`, the step (0 for none).

let arguments = CommandLine.arguments
guard arguments.count == 4, let last = Int(arguments[3]) else { exit(2) }
let root = arguments[1]
let steps = Mutex(0)
let store = DiskChanges(cache: CacheFolder(at: root + "-cache")) {
  let step = steps.withLock { count in
    count += 1
    return count
  }
  if step == last { kill(getpid(), SIGKILL) }
}

/// Changes every `old…` file, moves every `from…`, deletes every `gone…`, makes as many new ones.
func proposal() throws -> ProposedChange {
  var changes: [FileChange] = []
  var reads: [String: [UInt8]] = [:]
  for name in try FileManager.default.contentsOfDirectory(atPath: root).sorted() {
    guard let data = FileManager.default.contents(atPath: root + "/" + name) else { continue }
    let old = FileChange.Version(name, [UInt8](data))
    reads[name] = old.text
    if name.hasPrefix("old") {
      changes.append(FileChange(from: old, to: .init(name, old.text + Array("more\r\n".utf8))))
      changes.append(FileChange(from: nil, to: .init("new/\(name)/made", old.text)))
    } else if name.hasPrefix("from") {
      changes.append(FileChange(from: old, to: .init("moved/" + name, old.text)))
    } else if name.hasPrefix("gone") {
      changes.append(FileChange(from: old, to: nil))
    }
  }
  return ProposedChange(
    Phrase(verbatim: "trial"), changes, reads: reads, allowsUncommitted: true)
}

do {
  switch arguments[2] {
  case "apply": _ = try store.apply(try proposal(), in: root)
  case "undo":
    guard let newest = try store.records(in: root).first else { exit(3) }
    _ = try store.undo(newest.id, in: root)
  default: _ = try store.recover(in: root)
  }
  print(steps.withLock { $0 })
} catch {
  print(error)
  exit(1)
}
