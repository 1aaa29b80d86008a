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
    let kin = KindredFiles(of: model, about: old, to: new, in: codebase)
    let folders = Set(codebase.workspace.files.map { String($0.folder) })
    let places = kin.all.map { place(beside: $0.file, about: $0.subject, new, kin, folders) }
    let usual = places.map(\.folder).ranked
    let own = places.first { $0.beside == model }
    // Of several folders that are as usual, the model's.
    if let own, usual.first?.count == usual.first(where: { $0.value == own.folder })?.count {
      return own
    }
    return places.first { $0.folder == usual.first?.value } ?? places[0]
  }

  private func place(
    beside file: Int, about old: String, _ new: String, _ kin: KindredFiles, _ folders: Set<String>
  ) -> Place {
    let modules = codebase.workspace.targets(of: file)
    let folder = codebase.workspace.files[file].folder
    var depth = depth(of: file)
    var path = String(folder)
    var place = Place(folder: path, beside: file, modules: modules)
    if let other = OtherModule(
      than: modules, in: folder, about: old, for: new, in: codebase.workspace)
    {
      (path, depth, place.modules) = (other.folder, other.depth, [other.name])
    }
    let parts = path.split(separator: "/")
    place.folder = parts.prefix(depth).joined(separator: "/")
    for (index, part) in parts.enumerated().dropFirst(depth) {
      if kin.shares(parts[...index].joined(separator: "/"), with: new, in: codebase) {
        place.folder += "/\(part)"
        continue
      }
      // Where there is no folder of its whole name, one that is called after a part of it and is no
      // other thing's own takes it.
      let names = new.writtenParts.filter { $0 == new || !kin.subjects.contains($0) }
        .map { AnalogousPath(from: old, to: $0).folder(part) }
      let paths = names.map { place.folder.isEmpty ? $0 : "\(place.folder)/\($0)" }
      place.folder =
        paths.first { path in folders.contains { $0 == path || $0.hasPrefix(path + "/") } }
        ?? paths[0]
    }
    return place
  }

  /// How many folders are the target's own: a new one would be compiled by nothing.
  private func depth(of file: Int) -> Int {
    let file = codebase.workspace.files[file]
    let fellows = Set(codebase.workspace.files.filter { $0.modules == file.modules }.map(\.folder))
    var fixed = file.folder.split(separator: "/")
    for folder in fellows {
      fixed = Array(zip(fixed, folder.split(separator: "/")).prefix { $0 == $1 }.map(\.0))
    }
    return fixed.count
  }
}

/// The files of one part that say where another of them lies: those about the nearest things, or those
/// of the target in which the nearest is.
struct KindredFiles {
  /// Each with what it is about.
  private(set) var all: [(file: Int, subject: String)]
  /// Every file of this part.
  private var every: [(file: Int, subject: String)] = []

  /// What there are files of this part about.
  var subjects: Set<String> { Set(every.map(\.subject)) }

  /// Whether a folder that is called after a part of a name holds several things, and may hold this one.
  func shares(_ folder: String, with new: String, in codebase: Codebase) -> Bool {
    let words = NameStem.words(of: folder.lastComponent)
    guard Set(words).isSubset(of: NameStem.words(of: new)) else { return false }
    let held = every.filter { codebase.workspace.files[$0.file].path.hasPrefix(folder + "/") }
    return Set(held.map(\.subject)).count > 1
  }

  init(of model: Int, about old: String, to new: String, in codebase: Codebase) {
    all = [(model, old)]
    guard let frame = Self.frame(of: codebase.workspace.files[model].base, around: old) else {
      return
    }
    let found = codebase.workspace.files.indices.compactMap {
      file -> (file: Int, subject: String)? in
      let name = codebase.workspace.files[file].base
      guard codebase.scopes[file].isProduction == codebase.scopes[model].isProduction,
        name.utf8.count > frame.before.utf8.count + frame.behind.utf8.count,
        name.hasPrefix(frame.before), name.hasSuffix(frame.behind)
      else { return nil }
      return (file, String(name.dropFirst(frame.before.count).dropLast(frame.behind.count)))
    }
    let wanted = Set(NameStem.words(of: new))
    let shared = found.map { wanted.intersection(NameStem.words(of: $0.subject)).count }
    let most = shared.max() ?? 0
    let nearest = zip(found, shared).filter { $0.1 == most && most > 0 }.map(\.0)
    every = found
    if Set(nearest.map(\.subject)).count > 1 {
      all = nearest
    } else if let one = nearest.first {
      // One alone may be an exception in its target.
      let modules = codebase.workspace.files[one.file].modules
      all = found.filter { codebase.workspace.files[$0.file].modules == modules }
    }
    all = Array(all.prefix(Self.most))
  }

  /// So many say it well enough.
  private static let most = 100

  /// What stands before a subject and behind it.
  private static func frame(
    of name: String, around subject: String
  ) -> (before: String, behind: String)? {
    let marked = AnalogousPath(from: subject, to: "\u{1}").folder(name[...])
      // Of one or of several makes no other part.
      .replacing("\u{1}s", with: "\u{1}")
    let parts = marked.split(separator: "\u{1}", omittingEmptySubsequences: false)
    guard parts.count == 2, !(parts[0].isEmpty && parts[1].isEmpty) else { return nil }
    return (String(parts[0]), String(parts[1]))
  }
}

extension SourceFile {
  /// The name without its ending.
  var base: String { String(name.dropLast(".swift".count)) }
}
