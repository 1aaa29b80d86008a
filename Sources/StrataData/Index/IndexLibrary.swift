internal import CIndexStore
internal import Foundation
internal import StrataFeatures
internal import StrataCode

/// The compiler's index library, opened from a toolchain on this machine.
struct IndexLibrary {
  let functions: index_library

  /// Where the first library is that is there.
  static func find() throws(CompilerIndexError) -> String {
    let candidates = candidates(
      path: ProcessInfo.processInfo.environment["PATH"] ?? "", home: NSHomeDirectory())
    guard let path = candidates.first(where: { pathKind($0) != nil }) else {
      throw .noLibrary(looked: candidates.first)
    }
    return path
  }

  /// Opens the library at a path.
  init(at path: String) throws(CompilerIndexError) {
    var functions = index_library()
    if let cause = index_library_open(path, &functions) {
      throw .unusableLibrary(path: path, cause: Phrase(verbatim: String(cString: cause)))
    }
    self.functions = functions
  }

  #if canImport(Darwin)
    private static let name = "libIndexStore.dylib"
  #else
    private static let name = "libIndexStore.so"
  #endif

  /// Where a library may be: beside the `swift` that `PATH` finds, and where toolchains are
  /// installed.
  static func candidates(path: String, home: String) -> [String] {
    // A folder that depends on where one stands may be the examined project's own.
    let onPath = path.split(separator: ":").filter { $0.hasPrefix("/") }.compactMap {
      folder -> String? in
      resolvedPath(folder + "/swift").map { RelativePath.parent(of: $0) ?? "/" }
    }
    let installed = [home + "/.local/share/swiftly/toolchains", "/Library/Developer/Toolchains"]
      .flatMap { folder in
        (folderEntries(of: folder) ?? []).compactMap(\.name).sorted(by: >).map {
          folder + "/" + $0 + "/usr/bin"
        }
      }
    #if canImport(Darwin)
      let xcode = ["/var/db/xcode_select_link", "/Applications/Xcode.app/Contents/Developer"].map {
        $0 + "/Toolchains/XcodeDefault.xctoolchain/usr/bin"
      }
    #else
      let xcode: [String] = []
    #endif
    return (onPath + installed + xcode).map {
      (RelativePath.parent(of: $0) ?? "") + "/lib/" + name
    }
  }
}

extension index_text {
  /// The text, repaired where it is no UTF-8.
  var string: String {
    guard let data else { return "" }
    return data.withMemoryRebound(to: UInt8.self, capacity: length) {
      String(decoding: UnsafeBufferPointer(start: $0, count: length), as: UTF8.self)
    }
  }
}
