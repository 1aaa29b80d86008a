internal import StrataCode
internal import StrataModel

/// The files of one part that say where another of them lies: those about things of which there are other
/// parts, too.
struct KindredFiles {
  struct Kin {
    /// Its index.
    var file: Int
    /// What it is about.
    var subject: String

    /// How much the file says for a folder, in which something new would lie as it does.
    func weight(in folder: String, of new: String) -> Int {
      let (own, wanted) = (Set(NameStem.words(of: subject)), Set(NameStem.words(of: new)))
      let near = 1 + 3 * own.intersection(wanted).count
      // What is called after this thing alone is no place for another.
      let isOwn = folder.split(separator: "/").contains { part in
        let words = NameStem.words(of: String(part))
        return !words.isEmpty && own.isSuperset(of: words) && !wanted.isSuperset(of: words)
      }
      return isOwn ? 3 * near : 10 * near
    }
  }

  /// What speaks for a folder, the nearest things first.
  private(set) var all: [Kin]
  /// What the new file is about, as its name says it.
  private(set) var new: String
  /// Every file of this part.
  private var every: [Kin] = []
  /// Those that are called alike, whatever else there is of what they are about.
  private var alike: [Kin] = []
  private let codebase: Codebase

  /// What there are files of this part about.
  var subjects: Set<String> { Set(every.map(\.subject)) }

  /// Whether a folder that is called after a part of a name holds several things, and may hold this one.
  func shares(_ folder: String, with new: String) -> Bool {
    let words = NameStem.words(of: folder.lastComponent)
    guard Set(words).isSubset(of: NameStem.words(of: new)) else { return false }
    return Set(every.filter { isInside($0, folder) }.map(\.subject)).count > 1
  }

  private func isInside(_ kin: Kin, _ folder: String) -> Bool {
    codebase.workspace.files[kin.file].path.hasPrefix(folder + "/")
  }

  init(
    of model: Int, about old: String, to new: String, called name: String? = nil,
    in codebase: Codebase
  ) {
    all = [Kin(file: model, subject: old)]
    self.new = new
    self.codebase = codebase
    guard let frame = Self.frame(of: codebase.workspace.files[model].base, around: old) else {
      return
    }
    if let base = name.map({ $0.hasSuffix(".swift") ? String($0.dropLast(6)) : $0 }),
      base.hasPrefix(frame.before), base.hasSuffix(frame.behind),
      case let own = base.dropFirst(frame.before.count).dropLast(frame.behind.count),
      NameStem.words(of: String(own)) == NameStem.words(of: new)
    {
      self.new = String(own)
    }
    let new = self.new
    let like = codebase.workspace.files.indices.filter {
      codebase.scopes[$0].isProduction == codebase.scopes[model].isProduction
        && ($0 == model || !codebase.workspace.files[$0].isLeftBehind)
    }
    let found = like.compactMap { file -> Kin? in
      let name = codebase.workspace.files[file].base
      guard name.utf8.count > frame.before.utf8.count + frame.behind.utf8.count,
        name.hasPrefix(frame.before), name.hasSuffix(frame.behind)
      else { return nil }
      return Kin(
        file: file,
        subject: String(name.dropFirst(frame.before.count).dropLast(frame.behind.count)))
    }
    let whole = Self.whole(found, frame.before, among: like, in: codebase)
    alike = found
    every = whole.isEmpty ? found : whole
    if !every.contains(where: { $0.file == model }) {
      every.append(Kin(file: model, subject: old))
    }
    let wanted = Set(NameStem.words(of: new))
    let shared = every.map { wanted.intersection(NameStem.words(of: $0.subject)).count }
    all = zip(every, shared).sorted { ($1.1, $0.0.file) < ($0.1, $1.0.file) }
      .prefix(Self.most).map(\.0)
  }

  /// So many say it well enough.
  private static let most = 100

  /// Those about things of which there are other files as well: what has but one is a piece of something.
  private static func whole(
    _ found: [Kin], _ before: String, among files: [Int], in codebase: Codebase
  ) -> [Kin] {
    let names = files.map { codebase.workspace.files[$0].base }.sorted()
    return found.filter { kin in
      let start = before + kin.subject
      let own = codebase.workspace.files[kin.file].base
      var index = names.partitioningIndex { $0 >= start }
      while index < names.count, names[index].hasPrefix(start) {
        let next = names[index].dropFirst(start.count).first
        if names[index] != own, next.map({ !$0.isLetter || $0.isUppercase }) ?? true {
          return true
        }
        index += 1
      }
      return false
    }
  }

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

extension KindredFiles {
  /// What a folder of one subject is called for another: after its name, or after what is left of that
  /// behind words that both share, and spelled as the folders around are.
  func name(
    of part: Substring, about old: String, for new: String, in folder: String,
    among around: Set<String>
  ) -> String {
    let words = new.writtenWords
    func written(_ words: some Sequence<String>, by mark: String) -> String {
      let name = words.joined(separator: mark)
      return part.first?.isLowercase == true
        ? mark.isEmpty ? name.prefix(1).lowercased() + name.dropFirst() : name.lowercased() : name
    }
    let stems = NameStem.words(of: old)
    let own = NameStem.words(of: String(part))
    if own == stems, let mark = Self.marks.first(where: { part.contains($0) }) {
      return written(words, by: mark)
    }
    let name = AnalogousPath(from: old, to: new).folder(part)
    guard name == part else {
      let mark = Self.marks.first { mark in
        around.count { $0.contains(mark) }
          > around.count { !$0.contains(mark) && $0.writtenWords.count > 1 }
      }
      return words.count > 1 && own == stems
        ? mark.map { written(name.writtenWords, by: $0) } ?? name : name
    }
    let shared = Array(stems.dropLast(own.count))
    guard !own.isEmpty, own.count < stems.count, stems.suffix(own.count).elementsEqual(own),
      NameStem.words(of: new).starts(with: shared), words.count > shared.count,
      alike.allSatisfy({
        !isInside($0, folder) || NameStem.words(of: $0.subject).starts(with: shared)
      })
    else { return name }
    return written(words.dropFirst(shared.count), by: "")
  }

  private static let marks = [" ", "-", "_"]
}

extension SourceFile {
  /// Whether it lies in a folder that is left for another one: `_old`, `Legacy`, `Deprecated`.
  var isLeftBehind: Bool {
    folder.split(separator: "/").contains { part in
      let words = NameWords.split(String(part))
      return words == ["old"]
        || words.contains { ["deprecated", "legacy", "obsolete"].contains($0) }
    }
  }

  /// The name without its ending.
  var base: String { String(name.dropLast(".swift".count)) }
}
