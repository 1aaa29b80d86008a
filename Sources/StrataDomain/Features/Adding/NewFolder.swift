internal import StrataCode
internal import StrataModel

/// Where a new file belongs, as the file that it is modelled on; or as the file of the same part that
/// is about the nearest thing.
struct NewFolder {
  private let model: Int
  private let codebase: Codebase

  /// A place for a file.
  struct Place {
    /// From the root.
    var folder: String
    /// The file that lies where the new one does.
    var beside: Int
    /// The names of the targets that compile it.
    var modules: Set<String>
  }

  init(beside file: Int, in codebase: Codebase) {
    model = file
    self.codebase = codebase
  }

  /// The asked folder, from the root, or the model's with another subject in the place of `old`.
  func place(from old: String, to new: String, asked: String?) throws(AddError) -> Place {
    if let asked {
      let parts = asked.split(separator: "/").filter { $0 != "." }
      guard !asked.hasPrefix("/"), !parts.contains("..") else { throw .outside(folder: asked) }
      return Place(
        folder: parts.joined(separator: "/"), beside: model,
        modules: codebase.workspace.targets(of: model))
    }
    let near = NearestFile(of: model, about: old, to: new, in: codebase)
    let modules = codebase.workspace.targets(of: near.file)
    let folder = codebase.workspace.files[near.file].folder
    if let other = OtherModule(
      than: modules, in: folder, about: near.subject, for: new, in: codebase.workspace)
    {
      return Place(
        folder: folded(other.folder, keeping: other.depth, near.subject, new), beside: near.file,
        modules: [other.name])
    }
    return Place(
      folder: folded(String(folder), keeping: depth(of: near.file), near.subject, new),
      beside: near.file, modules: modules)
  }

  /// How many folders are the target's own: a new one would be compiled by nothing.
  private func depth(of file: Int) -> Int {
    let file = codebase.workspace.files[file]
    let fellows = codebase.workspace.files.filter { $0.modules == file.modules }.map(\.folder)
    var fixed = file.folder.split(separator: "/")
    for folder in fellows {
      fixed = Array(zip(fixed, folder.split(separator: "/")).prefix { $0 == $1 }.map(\.0))
    }
    return fixed.count
  }

  /// A folder about something else. Where there is none of its whole name, one that is called after a
  /// part of the name takes it.
  private func folded(_ folder: String, keeping depth: Int, _ old: String, _ new: String) -> String {
    let parts = folder.split(separator: "/")
    var path = parts.prefix(depth).joined(separator: "/")
    for part in parts.dropFirst(depth) {
      let names = new.writtenParts.map { AnalogousPath(from: old, to: $0).folder(part) }
      let paths = names.map { path.isEmpty ? $0 : "\(path)/\($0)" }
      path = paths.first { isFolder($0) } ?? paths[0]
    }
    return path
  }

  private func isFolder(_ path: String) -> Bool {
    codebase.workspace.files.contains { $0.path.hasPrefix(path + "/") }
  }
}

/// The file of the same part whose subject shares most words with a new one: `StudyListViewModel` for a
/// `CreateStudyViewModel` that is modelled on a `LoginViewModel`.
struct NearestFile {
  private(set) var file: Int
  /// What it is about.
  private(set) var subject: String

  init(of model: Int, about old: String, to new: String, in codebase: Codebase) {
    file = model
    subject = old
    let base = codebase.workspace.files[model].base
    guard let frame = Self.frame(of: base, around: old) else { return }
    let wanted = Set(NameStem.words(of: new))
    let least = wanted.intersection(NameStem.words(of: old)).count
    var found: [(file: Int, subject: String, shared: Int)] = []
    for other in codebase.workspace.files.indices
    where codebase.scopes[other].isProduction == codebase.scopes[model].isProduction {
      let name = codebase.workspace.files[other].base
      guard name.count > frame.before.count + frame.behind.count, name.hasPrefix(frame.before),
        name.hasSuffix(frame.behind)
      else { continue }
      let subject = String(name.dropFirst(frame.before.count).dropLast(frame.behind.count))
      let shared = wanted.intersection(NameStem.words(of: subject)).count
      if shared > least { found.append((other, subject, shared)) }
    }
    guard let most = found.map(\.shared).max() else { return }
    let nearest = found.filter { $0.shared == most }
    // Where several are as near, most of them say where such things lie.
    let folders = nearest.map { one in
      AnalogousPath(from: one.subject, to: new).folder(
        codebase.workspace.files[one.file].folder[...])
    }
    guard let usual = folders.ranked.first?.value,
      let index = folders.firstIndex(of: usual)
    else { return }
    (file, subject) = (nearest[index].file, nearest[index].subject)
  }

  /// What stands before a subject and behind it.
  private static func frame(
    of name: String, around subject: String
  ) -> (before: String, behind: String)? {
    let mark = "\u{1}"
    let marked = AnalogousPath(from: subject, to: mark).folder(name[...])
    let parts = marked.split(separator: "\u{1}", omittingEmptySubsequences: false)
    guard parts.count == 2, !(parts[0].isEmpty && parts[1].isEmpty) else { return nil }
    return (String(parts[0]), String(parts[1]))
  }
}

extension SourceFile {
  /// The name without its ending.
  var base: String { String(name.dropLast(".swift".count)) }
}
