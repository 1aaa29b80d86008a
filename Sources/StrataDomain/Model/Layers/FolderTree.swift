package import StrataCode

/// A folder of the code base with what its name says and which files stand below it.
struct Folder: Sendable {
  /// The path from the root.
  var path: String
  /// The last component.
  var name: String
  /// The index of the folder above.
  var parent: Int?
  /// Folders directly inside.
  var children: [Int] = []
  /// Files directly inside.
  var files: [Int] = []
  /// What the name says.
  var reading: WordReading?
}

/// The folders of a code base, each after the one that holds it.
package struct FolderTree: Sendable {
  /// The root first.
  private(set) var folders: [Folder] = []
  /// By file index: the folder it stands in.
  private(set) var folderOfFile: [Int] = []

  /// The folders above the files of a workspace.
  package init(_ workspace: Workspace, _ reader: WordReader) {
    var known: [String: Int] = [:]
    var readings: [String: WordReading?] = [:]
    folders.append(Folder(path: "", name: "", parent: nil, reading: nil))
    known[""] = 0
    var last: Substring?
    for (index, file) in workspace.files.enumerated() {
      // Files of one folder stand together.
      if file.folder == last, let same = folderOfFile.last {
        folders[same].files.append(index)
        folderOfFile.append(same)
        continue
      }
      last = file.folder
      var path = ""
      var current = 0
      for part in file.folders {
        path += path.isEmpty ? String(part) : "/" + part
        if let next = known[path] {
          current = next
          continue
        }
        let name = String(part)
        let reading: WordReading?
        if let cached = readings[name] {
          reading = cached
        } else {
          reading = reader.read(name)
          readings[name] = reading
        }
        let next = folders.count
        folders.append(Folder(path: path, name: name, parent: current, reading: reading))
        folders[current].children.append(next)
        known[path] = next
        current = next
      }
      folders[current].files.append(index)
      folderOfFile.append(current)
    }
  }

  /// From the outermost folder to this one, without the root.
  func chain(of folder: Int) -> [Int] {
    var chain: [Int] = []
    var current: Int? = folder
    while let index = current, index != 0 {
      chain.append(index)
      current = folders[index].parent
    }
    return chain.reversed()
  }

  /// Sums a value of files over each folder with all below it.
  func total<Value>(_ zero: Value, _ add: (inout Value, Value) -> Void, of file: (Int) -> Value)
    -> [Value]
  {
    var totals = Array(repeating: zero, count: folders.count)
    for index in folders.indices.reversed() {
      for item in folders[index].files { add(&totals[index], file(item)) }
      for child in folders[index].children { add(&totals[index], totals[child]) }
    }
    return totals
  }
}
