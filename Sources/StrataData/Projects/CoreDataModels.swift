internal import Foundation
internal import StrataCode

/// The classes that Core Data generates from models.
struct CoreDataModels {
  /// The model's path by class name.
  private(set) var classes: [String: String] = [:]
  private(set) var warnings: [Phrase] = []

  /// Reads the current version of each model; `paths` are `contents` and `.xccurrentversion`.
  init(_ paths: [String], in files: TreeFiles) {
    var versions: [String: [String]] = [:]
    var current: [String: String] = [:]
    for path in paths {
      guard let bundle = RelativePath.parent(of: path) else { continue }
      if RelativePath.name(of: path) == ".xccurrentversion" {
        current[bundle] = CoreDataModels.currentVersion(path, in: files)
      } else {
        let outer = RelativePath.parent(of: bundle) ?? ""
        versions[outer.hasSuffix(".xcdatamodeld") ? outer : bundle, default: []].append(path)
      }
    }
    for (model, paths) in versions.sorted(by: { $0.key < $1.key }) {
      let name = current[model]
      let isCurrent = { (path: String) in name.map { path == "\(model)/\($0)/contents" } ?? false }
      // Without a mark the version that sorts last is taken for the current one: 10 after 9.
      let last = paths.max { $0.compare($1, options: .numeric) == .orderedAscending }
      guard let path = paths.first(where: isCurrent) ?? last else { continue }
      read(path, of: model, in: files)
    }
  }

  private static func currentVersion(_ path: String, in files: TreeFiles) -> String? {
    guard let bytes = try? files.read(path, limit: 1 << 20),
      let list = PropertyList.dictionary(bytes)
    else { return nil }
    return list["_XCCurrentVersionName"] as? String
  }

  private mutating func read(_ path: String, of model: String, in files: TreeFiles) {
    let bytes: [UInt8]
    do { bytes = try files.read(path) } catch {
      if error != .missing { warn(path, error.cause) }
      return
    }
    do throws(MarkupReader.Malformed) {
      var reader = try MarkupReader(bytes)
      while let piece = try reader.next() {
        guard let name = Self.generatedClass(piece), classes[name] == nil else { continue }
        classes[name] = model
      }
    } catch {
      warn(path, SkipReason.isMalformed("XML"))
    }
  }

  /// The class that Core Data generates for an entity.
  private static func generatedClass(_ piece: MarkupReader.Piece) -> String? {
    // Without generation, or with that of a category, the source declares the class.
    guard case .start("entity", let attributes) = piece,
      attributes["codeGenerationType"] == "class",
      let written = attributes["representedClassName"] ?? attributes["name"]
    else { return nil }
    // `.Order` and `Shop.Order` name the class `Order`.
    return written.split(separator: ".").last.map { String($0) }
  }

  private mutating func warn(_ path: String, _ cause: Phrase) {
    warnings.append(
      Phrase(
        "cannot read the Core Data model '\(path)': \(cause)",
        zh: "无法读取 Core Data 模型 '\(path)'：\(cause)"))
  }
}
