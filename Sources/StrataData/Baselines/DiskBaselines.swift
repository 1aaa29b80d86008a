internal import Foundation
package import StrataFeatures
package import StrataRules

/// Keeps baselines in files, and looks up in git what they held.
package struct DiskBaselines: BaselineStoring {
  private let git: Git

  /// Baselines with the git program on the search path.
  package init() { git = Git() }

  package func baseline(at place: BaselineLocation) throws(BaselineError) -> Baseline? {
    let names = names(of: place)
    let bytes: [UInt8]
    do throws(FileReadFailure) { bytes = try content(of: place) } catch {
      // A link that leads nowhere is something.
      if error == .missing, pathKind(names.absolute, followingLinks: false) == nil { return nil }
      throw .unreadable(path: place.file ?? names.path, cause: error.cause)
    }
    return try BaselineText.baseline(bytes, at: place.file ?? names.path)
  }

  package func baseline(
    at place: BaselineLocation, in commit: String
  ) throws(BaselineError) -> Baseline? {
    let path = names(of: place).absolute
    let folder = RelativePath.folder(of: path)
    let object = "\(commit):./\(RelativePath.name(of: path))"
    guard let data = git.answer(to: ["cat-file", "blob", object], in: folder) else { return nil }
    return try BaselineText.baseline(Array(data), at: path)
  }

  package func baseline(
    in text: [UInt8], at path: String
  ) throws(BaselineError) -> Baseline { try BaselineText.baseline(text, at: path) }

  package func store(_ baseline: Baseline, at place: BaselineLocation) throws(BaselineError) {
    let names = names(of: place)
    let shown = place.file ?? names.path
    let target: String
    do throws(TypedPath.LeadsOut) {
      target = try TypedPath.resolved(names.absolute, within: place.root)
    } catch {
      throw .unwritable(path: shown, cause: error.cause)
    }
    if let old = try? readBytes(of: target), !BaselineText.isBaseline(old) {
      throw .foreign(path: shown)
    }
    do throws(FileReplacement.Failure) {
      try FileReplacement(path: target).write(BaselineText.text(baseline))
    } catch { throw .unwritable(path: shown, cause: error.cause) }
  }

  /// What lies at a place: a file of the project, unless somebody named another.
  private func content(of place: BaselineLocation) throws(FileReadFailure) -> [UInt8] {
    place.file == nil
      ? try TreeFiles(in: place.root).read(BaselineLocation.fileName)
      : try readBytes(of: names(of: place).absolute)
  }

  package func committed(at place: BaselineLocation) -> CommittedBaseline? {
    let path = names(of: place).absolute
    guard let file = CommittedFile(git, path: path) else { return nil }
    guard let bytes = file.bytes else { return CommittedBaseline(size: 0, branch: file.branch) }
    // Nobody compares with what cannot be read.
    guard let baseline = try? BaselineText.baseline(bytes, at: path) else { return nil }
    return CommittedBaseline(size: baseline.size, branch: file.branch)
  }

  package func names(of place: BaselineLocation) -> (path: String, absolute: String) {
    let typed = place.file ?? RelativePath.absolute(BaselineLocation.fileName, in: place.root)
    let here = FileManager.default.currentDirectoryPath
    let whole = typed.hasPrefix("/") ? typed : RelativePath.absolute(typed, in: here)
    let absolute = (try? TypedPath.resolved(whole, within: place.root)) ?? whole
    return (Self.path(absolute, from: place.root), absolute)
  }

  private static func path(_ path: String, from root: String) -> String {
    if let inside = RelativePath.make(path, from: root) { return inside }
    let (target, start) = (path.split(separator: "/"), root.split(separator: "/"))
    let shared = zip(target, start).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: start.count - shared)
    return (up + target.dropFirst(shared)).joined(separator: "/")
  }
}
