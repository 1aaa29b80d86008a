internal import Foundation
package import StrataFeatures

/// Keeps in the user's cache why agents went without an answer.
package struct HookMisses: HookMissKeeping {
  private let folder: CacheFolder?

  /// Reasons in a folder; none are kept without one.
  package init(in folder: CacheFolder?) { self.folder = folder }

  private var path: String? { folder.map { $0.path + "/hook-misses.txt" } }

  package func note(_ agent: Agent, _ reason: String) {
    guard let path, let folder else { return }
    let time = Date().formatted(.iso8601)
    let lines = (["\(time) \(agent.rawValue): \(reason)"] + recent()).prefix(Self.kept)
    try? FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: true)
    // Where nothing can be kept, nothing is.
    try? FileReplacement(path: path).write(lines.map { $0 + "\n" }.joined())
  }

  package func recent() -> [String] {
    guard let path, let bytes = try? readBytes(of: path) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").prefix(Self.kept)
      .map { String($0) }
  }

  private static let kept = 20
}
