internal import Foundation
internal import StrataCode

/// The files of a commit below a folder, read from git's objects.
struct CommitTree: Sendable {
  /// A file of the tree.
  struct File: Sendable {
    /// Where its path begins in what git listed; the id in git's own digits ends right before.
    fileprivate var start: Int
    fileprivate var end: Int
    fileprivate var digits: Int
    var isLink: Bool
  }

  /// In order of the bytes of their paths, as git lists them.
  private(set) var files: [File] = []
  private let listed: [UInt8]
  private let objects: GitObjects
  private let root: String

  /// The tree of `commit` below `root`, or one path of it alone.
  init(
    _ commit: String, in root: String, only path: String? = nil, _ git: Git = Git()
  ) throws(GitFailure) {
    let paths = path.map { [$0] } ?? []
    listed = Array(try git.output(of: ["ls-tree", "-r", "-z", commit, "--"] + paths, in: root))
    self.root = root
    objects = GitObjects(in: root, git)
    files = Self.files(in: listed)
  }

  /// The files of a listing: `mode type id`, a tab, and the path, each ended by a NUL byte.
  private static func files(in listed: [UInt8]) -> [File] {
    let blob = Array(" blob ".utf8)
    let link = Array("120000".utf8)
    return listed.withUnsafeBufferPointer { bytes in
      var files: [File] = []
      var start = 0
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: 0) ?? bytes.count
        let head = start + link.count + blob.count
        if let tab = bytes[start..<end].firstIndex(of: UInt8(ascii: "\t")), tab > head,
          bytes[start + link.count..<head].elementsEqual(blob)
        {
          files.append(
            File(
              start: tab + 1, end: end, digits: tab - head,
              isLink: bytes[start..<start + link.count].elementsEqual(link)))
        }
        start = end + 1
      }
      return files
    }
  }

  /// One file of a commit; where it is a link, all that it may lead to.
  static func file(
    _ path: String, of commit: String, in root: String
  ) throws(GitFailure) -> TreeFiles {
    let alone = try CommitTree(commit, in: root, only: path)
    let isLink = alone.file(at: path)?.isLink ?? false
    return try isLink ? CommitTree(commit, in: root).contents : alone.contents
  }

  /// The files whose paths end like one of some texts; none whose path is no text itself.
  func files(endingLikeOneOf suffixes: [String]) -> [(path: String, file: File)] {
    let suffixes = suffixes.map { Array($0.utf8) }
    return listed.withUnsafeBufferPointer { bytes in
      files.compactMap { file in
        let isAsked = suffixes.contains { suffix in
          file.end - file.start >= suffix.count
            && bytes[(file.end - suffix.count)..<file.end].elementsEqual(suffix)
        }
        guard isAsked else { return nil }
        return String(validating: bytes[file.start..<file.end], as: UTF8.self).map { ($0, file) }
      }
    }
  }

  /// What the content of a file is called; nil for an id that git does not use today.
  func id(of file: File) -> ContentID? { ContentID(hex: digits(of: file)) }

  /// The id in git's own digits.
  func digits(of file: File) -> ArraySlice<UInt8> {
    listed[(file.start - 1 - file.digits)..<(file.start - 1)]
  }

  /// The file at a path, looked up among all.
  func file(at path: String) -> File? {
    var path = path
    return path.withUTF8 { wanted in
      listed.withUnsafeBufferPointer { bytes in
        let index = files.partitioningIndex { file in
          !bytes[file.start..<file.end].lexicographicallyPrecedes(wanted)
        }
        guard index < files.count,
          bytes[files[index].start..<files[index].end].elementsEqual(wanted)
        else { return nil }
        return files[index]
      }
    }
  }

  /// The files by their paths; a link is the file it leads to.
  var contents: TreeFiles {
    let tree = self
    return TreeFiles(root: root) { (path, limit) throws(FileReadFailure) in
      guard let target = tree.target(of: path), let file = tree.file(at: target) else {
        throw .missing
      }
      return try tree.content(of: file, limit: limit)
    }
  }

  private func content(of file: File, limit: Int) throws(FileReadFailure) -> [UInt8] {
    try objects.content(of: String(decoding: digits(of: file), as: UTF8.self), limit: limit)
  }

  /// The path of the file that a path means, which is another for a link; nil for one that leads out
  /// of the tree, to nothing, or in a circle.
  func target(of path: String) -> String? {
    var path = path
    for _ in 0..<16 {
      guard let file = file(at: path) else { return nil }
      if !file.isLink { return path }
      guard let bytes = try? content(of: file, limit: 4_096),
        let text = String(validating: bytes, as: UTF8.self), !text.hasPrefix("/"),
        let next = RelativePath.join(RelativePath.parent(of: path) ?? "", text)
      else { return nil }
      path = next
    }
    return nil
  }
}
