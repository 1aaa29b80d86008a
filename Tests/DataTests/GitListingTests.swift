import Foundation
import StrataCode
import StrataFeatures
import TestSupport
import Testing

@testable import StrataData

@Suite struct GitListingTests {
  @Test("git's ignored files are left out, untracked ones are read")
  func ignored() throws {
    let folder = try TemporaryFolder([
      ".gitignore": "Ignored/\n", "A.swift": "", "Ignored/B.swift": "", "New.swift": "",
    ])
    try folder.git("init", "-q")
    try folder.git("add", "A.swift")
    #expect(try folder.workspace().paths == ["A.swift", "New.swift"])
  }

  @Test("a deleted file that git still knows is left out in silence")
  func deleted() throws {
    let folder = try TemporaryFolder(["A.swift": "", "B.swift": ""])
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try FileManager.default.removeItem(atPath: folder("B.swift"))
    let workspace = try folder.workspace()
    #expect(workspace.paths == ["A.swift"])
    #expect(workspace.warnings.isEmpty)
  }

  @Test("a sub-folder of a repository can be the root, and is listed from itself on")
  func subfolder() throws {
    let folder = try TemporaryFolder(["P/Package.swift": "", "P/A.swift": "", "B.swift": ""])
    try folder.git("init", "-q")
    let request = CodebaseRequest(path: folder("P"), projectRoot: folder("P"))
    #expect(try DiskCodebaseReader().read(request).workspace.paths == ["A.swift", "Package.swift"])
  }

  @Test("where git fails all files are read, with a warning")
  func broken() throws {
    let folder = try TemporaryFolder([".git": "nonsense", "A.swift": ""])
    let workspace = try folder.workspace()
    #expect(workspace.paths == ["A.swift"])
    #expect(
      workspace.warnings.map(\.english) == [
        "git could not list the files of '\(folder.path)', so ignored files are read too: "
          + "'\(folder(".git"))' is not a repository"
      ])
  }

  @Test("of what git writes the line that says what is wrong is quoted")
  func complaint() {
    let text = """
      warning: something else
      fatal: detected dubious ownership in repository at '/a'
      To add an exception for this directory, call:

      \tgit config --global --add safe.directory /a
      """
    #expect(
      GitFailure(complaint: Data(text.utf8)).cause.english
        == "detected dubious ownership in repository at '/a'")
    let damaged = Data("error: unknown index entry format 0x12720000\n".utf8)
    #expect(GitFailure(complaint: damaged).cause.english == "unknown index entry format 0x…")
    #expect(GitFailure(complaint: Data("\nno luck\n".utf8)).cause.english == "no luck")
    #expect(GitFailure(complaint: Data()).cause.english == "it does not say why")
  }

  @Test("a submodule with Swift files is named in a warning, once")
  func submodules() throws {
    let inner = ["Sub", "Vendor/C", "Pods/P", "R.swift"]
    var files = [".gitmodules": "", "A.swift": "", "Vendor/C/a.c": "", "R.swift/x/R.swift": ""]
    for name in ["Sub", "Pods/P"] { files[name + "/Sources/B.swift"] = "" }
    let folder = try TemporaryFolder(files)
    try folder.git("init", "-q")
    for name in inner { try folder.commitAll(in: name) }
    try folder.git("add", ".")
    try folder.git("update-index", "--add", "--cacheinfo", "160000,\(Self.commit),Gone")
    let workspace = try folder.workspace()
    #expect(workspace.paths == ["A.swift"])
    let advice = "it is a git submodule, which is a code base of its own: check it there"
    #expect(
      workspace.warnings.map(\.english) == [
        "skipped 'Gone': it is a git submodule that is not checked out",
        "skipped 'R.swift': \(advice)", "skipped 'Sub': \(advice)",
      ])
    #expect(
      try DiskCodebaseReader().read(CodebaseRequest(path: folder("Sub"))).workspace.paths
        == ["Sources/B.swift"])
  }

  private static let commit = String(repeating: "1", count: 40)

  @Test("what git knows but cannot be looked at is named in a warning")
  func unreadable() throws {
    let long = String(repeating: "x", count: 300) + ".swift"
    let listing = try TemporaryFolder(["A.swift": ""])
    var files = try FileListing(of: listing.path)
    files.swift.append(long)
    files.swift.append("Gone.swift")
    files.isFromGit = true
    var warnings = WarningList()
    let sources = SourceEntries(files, in: listing.path, warnings: &warnings)
    #expect(sources.entries.map(\.path) == ["A.swift"])
    #expect(
      warnings.all.map(\.english) == ["skipped '\(long)': it cannot be read: File name too long"])
  }

  @Test("no program that the repository's settings name is run")
  func hostileSettings() throws {
    let folder = try TemporaryFolder(["A.swift": "", "hook": "#!/bin/sh\ntouch ran\n"])
    try folder.git("init", "-q")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder("hook"))
    try folder.git("config", "core.fsmonitor", folder("hook"))
    _ = try folder.workspace()
    #expect(!FileManager.default.fileExists(atPath: folder("ran")))
  }

  @Test("git is looked for in absolute folders only")
  func searchPath() throws {
    let folder = try TemporaryFolder(["git": ""])
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder("git"))
    #expect(Git(searchPath: ".::bin:\(folder.path)").program == folder("git"))
    #expect(Git(searchPath: ".:bin").program == nil)
  }

  @Test("without git the folders are walked")
  func noGit() throws {
    let folder = try TemporaryFolder([".git/x": "", "A.swift": ""])
    let listing = try FileListing(of: folder.path, git: GitListing(git: Git(searchPath: "")))
    #expect(!listing.isFromGit)
    #expect(listing.swift == ["A.swift"])
  }
}
