internal import StrataCode
internal import StrataModel

/// The folder of a new file, as the one of a file that it is modelled on.
struct NewFolder {
  private let file: Int
  private let codebase: Codebase

  init(beside file: Int, in codebase: Codebase) {
    self.file = file
    self.codebase = codebase
  }

  /// The asked folder, from the root, or the model's with another subject in the place of `old`.
  func folder(from old: String, to new: String, asked: String?) throws(AddError) -> String {
    if let asked {
      let parts = asked.split(separator: "/").filter { $0 != "." }
      guard !asked.hasPrefix("/"), !parts.contains("..") else { throw .outside(folder: asked) }
      return parts.joined(separator: "/")
    }
    // A target's own folders stay: a new one would be compiled by nothing.
    let file = codebase.workspace.files[file]
    let fellows = codebase.workspace.files.filter { $0.modules == file.modules }.map(\.folder)
    var fixed = file.folder.split(separator: "/")
    for folder in fellows {
      fixed = Array(zip(fixed, folder.split(separator: "/")).prefix { $0 == $1 }.map(\.0))
    }
    let rest = file.folder.split(separator: "/").dropFirst(fixed.count).joined(separator: "/")
    let own = AnalogousPath(from: old, to: new).folder(rest[...])
    return (fixed.joined(separator: "/") + "/" + own).split(separator: "/").joined(separator: "/")
  }
}
