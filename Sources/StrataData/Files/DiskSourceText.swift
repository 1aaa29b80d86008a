internal import Foundation
internal import StrataFeatures

/// Reads source lines from the disk.
package struct DiskSourceText: SourceTextReading {
  /// A reader; it holds no state.
  package init() {}

  package func lines(_ numbers: Set<Int>, of file: String, in root: String) -> [Int: String] {
    Self.lines(numbers, of: file, in: TreeFiles(in: root))
  }

  package func lines(_ numbers: [String: Set<Int>], in root: String) -> [String: [Int: String]] {
    // The ways to files of one folder are the same.
    let files = TreeFiles(in: root)
    let wanted = Array(numbers)
    let jobs = DeepThreads.cores
    let stretch = 32
    let found = DeepThreads.map(count: (wanted.count + stretch - 1) / stretch, jobs: jobs) { turn in
      wanted[turn * stretch..<min(wanted.count, (turn + 1) * stretch)].map {
        ($0.key, Self.lines($0.value, of: $0.key, in: files))
      }
    }
    return Dictionary(uniqueKeysWithValues: found.joined())
  }

  private static func lines(
    _ numbers: Set<Int>, of file: String, in files: TreeFiles
  ) -> [Int: String] {
    (try? files.read(file))?.lines(numbers) ?? [:]
  }
}
