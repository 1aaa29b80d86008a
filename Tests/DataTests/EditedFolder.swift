import Foundation
import StrataCode
import StrataFeatures
import TestSupport

@testable import StrataData

/// A copy of a code base, on the disk, that somebody works on with other things than names.
final class EditedFolder {
  let folder: TemporaryFolder
  private let paths: [String]
  private let texts: [String: String]
  private var dice: Dice

  init(of app: String, seed: UInt64) throws {
    folder = try TemporaryFolder()
    let files = try DiskCodebaseReader().read(CodebaseRequest(path: app, projectRoot: app))
      .workspace.files
    paths = files.map(\.path)
    texts = try Dictionary(
      uniqueKeysWithValues: paths.map { path in
        (path, try String(contentsOfFile: app + "/" + path, encoding: .utf8))
      })
    dice = Dice(seed: seed)
    for name in ["Package.swift", Settings.fileName] {
      if let data = FileManager.default.contents(atPath: app + "/" + name) {
        try folder.write(data, to: name)
      }
    }
    for (path, text) in texts { try folder.write(Data(text.utf8), to: path) }
  }

  /// Does something that people do; says what, and whether it is a comment of its own.
  func edit() throws -> (text: String, isComment: Bool) {
    let path = paths.randomElement(using: &dice) ?? ""
    let text = (try? String(contentsOfFile: folder(path), encoding: .utf8)) ?? ""
    var lines = text.components(separatedBy: "\n")
    let place = Int.random(in: lines.indices, using: &dice)
    let kind = Int.random(in: 0..<16, using: &dice)
    switch kind {
    case 0..<4: lines.insert("// what a person notes", at: place)
    case 4: lines.insert("", at: place)
    case 5: lines = lines.map { $0.hasPrefix("  ") ? "  " + $0 : $0 }
    case 6: lines[place] += "  // and why"
    case 7: lines.insert("/* what a person", at: place)
    case 8: lines.append("private func noted\(place)() {}")
    case 9: lines.insert(lines.randomElement(using: &dice) ?? "", at: place)
    case 10: lines.remove(at: place)
    case 11: lines.insert("// strata:allow dependency.layer-reference — as it is", at: place)
    case 12: lines = [lines.joined(separator: " ")]
    case 13: try FileManager.default.removeItem(atPath: folder(path))
    default: break
    }
    switch kind {
    case 13: break
    case 14, 15: try folder.write(Data((texts[path] ?? "").utf8), to: path)
    default: try folder.write(Data(lines.joined(separator: "\n").utf8), to: path)
    }
    return ("\(kind) at \(place) of \(path)", kind < 4)
  }
}
