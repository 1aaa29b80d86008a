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

  /// What somebody wants of the place.
  struct Wish {
    /// From the root; nil for the one that the project says.
    var folder: String?
    /// Whether the model is named, and lies where it does for a reason.
    var isByModel = false
  }

  init(beside file: Int, in codebase: Codebase) {
    model = file
    self.codebase = codebase
  }

  /// The wanted folder, or the one that most files of the part say for another subject in the place of
  /// `old`; `name` is what the file is called, which says whether the subject is one or several. Throws
  /// where no folder has more than half of the say, and none that is there is called after the subject.
  func place(
    from old: String, to new: String, _ wish: Wish, called name: String? = nil
  ) throws(AddError) -> Place {
    let kin = KindredFiles(of: model, about: old, to: new, called: name, in: codebase)
    if let asked = wish.folder {
      let parts = asked.split(separator: "/").filter { $0 != "." }
      guard !asked.hasPrefix("/"), !parts.contains("..") else { throw .outside(folder: asked) }
      let path = parts.joined(separator: "/")
      return partnerFolder(of: path, kin)
        ?? Place(folder: path, beside: model, modules: codebase.workspace.targets(of: model))
    }
    let new = kin.new
    let folders = Set(codebase.workspace.files.map { String($0.folder) })
    let places = kin.all.map { place(beside: $0.file, about: $0.subject, new, kin, folders) }
    var votes: [String: Int] = [:]
    for (one, place) in zip(kin.all, places) {
      votes[place.folder, default: 0] += one.weight(in: place.folder, of: new)
    }
    let most = votes.values.max() ?? 0
    let shares = Dictionary(votes.map { (Self.words(of: $0), $1) }, uniquingKeysWith: +)
    if (shares.values.max() ?? 0) * 2 <= votes.values.reduce(0, +) {
      if let own = Self.ownPlace(of: new, votes, places, folders) { return own }
      if wish.isByModel, let own = places.first(where: { $0.beside == model }) { return own }
      let ranked = votes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3)
      throw .undecidedFolder(
        of: name ?? new,
        ranked.map { folder, _ in
          AddError.Folder(path: folder, files: places.count { $0.folder == folder })
        })
    }
    // Of several folders for which as much speaks, the model's.
    let best = places.filter { votes[$0.folder] == most }
    return best.first { $0.beside == model } ?? best[0]
  }

  /// The place below a folder that is there already and is called after the new subject: files that lie
  /// with something else of their own say less. The only one for which as much speaks.
  private static func ownPlace(
    of new: String, _ votes: [String: Int], _ places: [Place], _ folders: Set<String>
  ) -> Place? {
    let subject = NameStem.words(of: new)
    let there = votes.filter { folder, _ in
      let parts = folder.split(separator: "/")
      guard let own = parts.firstIndex(where: { NameStem.words(of: String($0)).contains(subject) })
      else { return false }
      return isThere(parts[...own].joined(separator: "/"), among: folders)
    }
    let best = there.filter { $0.value == there.values.max() }
    return best.count == 1 ? places.first { $0.folder == best.keys.first } : nil
  }

  /// Where a part lies whose partner lies in a folder that holds none of its kind: view models in
  /// `Menu/ViewModel` for the views of `Menu/View`.
  private func partnerFolder(of path: String, _ kin: KindredFiles) -> Place? {
    let files = codebase.workspace.files
    if kin.all.contains(where: { files[$0.file].folder == path }) { return nil }
    let names = files.filter { $0.folder == path }.map(\.name)
    let parent = path.split(separator: "/").dropLast()
    return kin.all.first { one in
      files[one.file].folders.dropLast() == parent
        && names.contains { $0.hasPrefix(one.subject) }
    }.map { one in
      Place(
        folder: String(files[one.file].folder), beside: one.file,
        modules: codebase.workspace.targets(of: one.file))
    }
  }

  /// What tells places apart, however they are spelled.
  private static func words(of folder: String) -> [[String]] {
    folder.split(separator: "/").map { NameStem.words(of: String($0)) }
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
      if kin.shares(parts[...index].joined(separator: "/"), with: new) {
        place.folder += "/\(part)"
        continue
      }
      // Where there is no folder of its whole name, one that is called after a part of it and is no
      // other thing's own takes it.
      let around = Self.folders(in: place.folder, among: folders)
      let names = new.writtenParts.filter { $0 == new || !kin.subjects.contains($0) }.map {
        let name = kin.name(
          of: part, about: old, for: $0, in: parts[...index].joined(separator: "/"), among: around)
        return $0 == new ? Self.spelled(name, instead: part, among: around) : name
      }
      // What the whole name changes a part of it does not leave as it is.
      let changed = names[0] == part ? names : names.filter { $0 != part }
      let paths = changed.map { place.folder.isEmpty ? $0 : "\(place.folder)/\($0)" }
      place.folder = paths.first { Self.isThere($0, among: folders) } ?? paths[0]
    }
    return place
  }

  /// The name of a folder as one is spelled that is there: `Sign Up` for `SignUp`.
  private static func spelled(
    _ name: String, instead part: Substring, among around: Set<String>
  ) -> String {
    if name == part || around.contains(name) { return name }
    let words = NameStem.words(of: name)
    return around.sorted().first { $0 != part && NameStem.words(of: $0) == words } ?? name
  }

  /// Whether a folder holds files, or folders that do.
  private static func isThere(_ path: String, among folders: Set<String>) -> Bool {
    folders.contains { $0 == path || $0.hasPrefix(path + "/") }
  }

  /// What the folders in one are called.
  private static func folders(in folder: String, among all: Set<String>) -> Set<String> {
    let before = folder.isEmpty ? "" : folder + "/"
    return Set(
      all.compactMap { path in
        guard path.hasPrefix(before), path.count > before.count else { return nil }
        return path.dropFirst(before.count).split(separator: "/").first.map { String($0) }
      })
  }

  /// How many folders are the target's own: a new one would be compiled by nothing.
  private func depth(of file: Int) -> Int {
    let file = codebase.workspace.files[file]
    let fellows = Set(codebase.workspace.files.filter { $0.modules == file.modules }.map(\.folder))
    var fixed = file.folders
    for folder in fellows {
      fixed = Array(zip(fixed, folder.split(separator: "/")).prefix { $0 == $1 }.map(\.0))
    }
    return fixed.count
  }
}
