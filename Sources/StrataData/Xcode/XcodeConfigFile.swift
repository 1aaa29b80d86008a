/// Reads the build settings of an `.xcconfig` file and of those it includes.
struct XcodeConfigFile {
  /// The values by name; conditional ones, such as `NAME[sdk=…]`, are left out.
  private(set) var settings: [String: String] = [:]

  /// The file at `path`; what cannot be read holds nothing.
  init(at path: String, in files: TreeFiles) {
    var visited: Set<String> = []
    read(path, files, &visited, depth: 0)
  }

  private mutating func read(
    _ path: String, _ files: TreeFiles, _ visited: inout Set<String>, depth: Int
  ) {
    guard depth < 8, visited.insert(path).inserted,
      let bytes = try? files.read(path, limit: 1 << 20)
    else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if let name = XcodeConfigFile.included(line) {
        let folder = RelativePath.parent(of: path) ?? ""
        if let other = RelativePath.join(folder, name) {
          read(other, files, &visited, depth: depth + 1)
        }
      } else {
        add(line)
      }
    }
  }

  /// `Base.xcconfig` of `#include "Base.xcconfig"` and `#include? "Base.xcconfig"`.
  private static func included(_ line: Substring) -> String? {
    guard line.drop(while: \.isWhitespace).hasPrefix("#include") else { return nil }
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count >= 3 ? String(parts[1]) : nil
  }

  private mutating func add(_ line: Substring) {
    guard let equals = line.firstIndex(of: "=") else { return }
    let name = line[..<equals].filter { !$0.isWhitespace }
    guard !name.isEmpty, !name.contains("["), !name.hasPrefix("//") else { return }
    var value = line[equals...].dropFirst().drop(while: \.isWhitespace)
    if let comment = value.firstRange(of: "//") { value = value[..<comment.lowerBound] }
    while value.last?.isWhitespace == true || value.last == ";" { value.removeLast() }
    settings[String(name)] = String(value)
  }
}
