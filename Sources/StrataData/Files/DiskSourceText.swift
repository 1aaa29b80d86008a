internal import StrataFeatures

/// Reads source lines from the disk.
package struct DiskSourceText: SourceTextReading {
  /// A reader; it holds no state.
  package init() {}

  package func lines(_ numbers: Set<Int>, of file: String, in root: String) -> [Int: String] {
    guard let bytes = try? TreeFiles(in: root).read(file) else { return [:] }
    return bytes.lines(numbers)
  }
}
