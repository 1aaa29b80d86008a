internal import Foundation
internal import StrataCode
internal import StrataFeatures

/// What is noted of a change before the first file is touched: enough to put everything back.
struct JournalEntry: Codable, Equatable {
  /// One file; paths start at the journal's base.
  struct File: Codable, Equatable {
    var oldPath: String?
    var oldText: Data?
    /// The permissions of the file before.
    var oldMode: UInt32?
    var newPath: String?
    /// The id of what is there afterwards.
    var newDigest: String?
    /// The permissions that it is to have afterwards, where it is no file of before.
    var newMode: UInt32?
  }

  /// The form in which entries are written.
  static let currentVersion = 1

  var version = currentVersion
  var id: String
  var english: String
  var chinese: String
  /// Seconds since 1970.
  var time: Double
  /// The project's root, from the base.
  var root: String
  /// Whether it takes back the change of the same name, and there is nothing to undo any more.
  var isUndo = false
  var files: [File]
  /// Folders that it makes, outer ones first.
  var folders: [String] = []

  /// The title in each language.
  var title: Phrase { Phrase { $0 == .english ? english : chinese } }

  /// What people are told of it; paths start at the project's root.
  var record: ChangeRecord {
    let paths = Set(files.flatMap { [$0.oldPath, $0.newPath] }.compactMap { $0 })
    return ChangeRecord(
      id: id, title: title, time: time,
      files: paths.map { RelativePath.make($0, from: root) ?? $0 }.sorted())
  }

  /// Where a file is written before it takes its place.
  func temporary(for path: String) -> String { "\(path).strata-\(id)" }
}

extension ContentID {
  /// The id of a file's bytes as a journal writes it.
  static func digits(of bytes: [UInt8]) -> String { ContentID(of: bytes).digits }
}
