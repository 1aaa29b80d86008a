internal import Foundation
internal import StrataCode
internal import StrataFeatures

/// The settings by which a code base is read.
struct ProjectSettings {
  let settings: Settings

  /// Those that a request chooses; of a commit, those that stand in it.
  init(_ request: CodebaseRequest, in files: TreeFiles) throws(CodebaseReadError) {
    do throws(SettingsError) {
      switch request.settings {
      case .given(let given): settings = given
      case .project:
        let name = Settings.fileName
        settings = try Self.settings(at: name) { () throws(FileReadFailure) in
          try files.read(name)
        }
        let path = RelativePath.absolute(name, in: files.root)
        if settings.file == nil, request.revision == nil,
          look(at: path, followingLinks: false) != nil
        {
          throw SettingsError.unreadable(path: name, cause: SkipReason.leadsNowhere)
        }
      case .file(let path): settings = try Self.chosen(path, in: files, request.revision)
      }
    } catch { throw .settings(error) }
  }

  /// The path from the root of the file that a request chooses, if it is one of the project's.
  static func path(_ request: CodebaseRequest, in files: TreeFiles) -> String? {
    switch request.settings {
    case .given: nil
    case .project: Settings.fileName
    case .file(let path):
      resolvedPath(path).flatMap { RelativePath.make($0, from: files.root) }
    }
  }

  /// The settings of a file anywhere; at a commit, what it held then, if that is known.
  private static func chosen(
    _ path: String, in files: TreeFiles, _ revision: String?
  ) throws(SettingsError) -> Settings {
    let inside = resolvedPath(path).flatMap { RelativePath.make($0, from: files.root) }
    if revision != nil {
      guard let inside else { return Settings() }
      return try settings(at: inside) { () throws(FileReadFailure) in try files.read(inside) }
    }
    let found = try settings(at: inside ?? path) { () throws(FileReadFailure) in
      try readBytes(of: path)
    }
    if found.file == nil { throw .missing(path: path) }
    return found
  }

  /// What the bytes of a file say; no settings if it is not there.
  private static func settings(
    at path: String, _ bytes: () throws(FileReadFailure) -> [UInt8]
  ) throws(SettingsError) -> Settings {
    let read: [UInt8]
    do throws(FileReadFailure) { read = try bytes() } catch {
      if error == .missing { return Settings() }
      throw .unreadable(path: path, cause: error.cause)
    }
    return try SettingsText.settings(read, at: path)
  }
}
