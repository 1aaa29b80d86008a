internal import StrataDomain

/// Reads and parses files on several threads, the largest first.
struct FactReading {
  var root: String
  var jobs: Int
  var extract: DiskCodebaseReader.FactExtraction

  /// A file that was read.
  struct File: Sendable {
    var path: String
    var facts: FileFacts
  }

  private enum Outcome: Sendable {
    case read(FileFacts)
    case skipped(String)
    case leftOut
  }

  /// The files with their facts, in the entries' order; what is no source file is left out.
  func read(_ entries: [SourceEntries.Entry], warnings: inout WarningList) -> [File] {
    let order = entries.indices.sorted {
      (entries[$1].size, $0) < (entries[$0].size, $1)
    }
    let (root, extract) = (root, extract)
    let outcomes = DeepThreads.map(count: entries.count, jobs: jobs, order: order) {
      FactReading.outcome(of: entries[$0], in: root, extract)
    }
    var files: [File] = []
    files.reserveCapacity(entries.count)
    for (entry, outcome) in zip(entries, outcomes) {
      switch outcome {
      case .read(let facts): files.append(File(path: entry.path, facts: facts))
      case .skipped(let reason): warnings.skip(entry.path, because: reason)
      case .leftOut: break
      }
    }
    return files
  }

  private static func outcome(
    of entry: SourceEntries.Entry, in root: String, _ extract: DiskCodebaseReader.FactExtraction
  ) -> Outcome {
    do {
      let bytes = try readBytes(of: RelativePath.absolute(entry.path, in: root))
      if bytes.prefix(8192).contains(0) { return .skipped(Skip.isNotText) }
      if NestingGuard.isTooDeep(bytes) { return .skipped(Skip.isTooDeep) }
      let facts = bytes.withUnsafeBufferPointer { extract($0) }
      return facts.isTemplate ? .leftOut : .read(facts)
    } catch {
      switch error {
      case .missing: return .leftOut
      case .notAFile: return .skipped(Skip.isNotAFile)
      case .tooLarge: return .skipped(Skip.isTooLarge)
      case .failed(let cause): return .skipped("it cannot be read: \(cause)")
      }
    }
  }
}
