import Foundation
import StrataDomain
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

  @Test("a sub-folder of a repository is listed from itself on")
  func subfolder() throws {
    let folder = try TemporaryFolder(["P/Package.swift": "", "P/A.swift": "", "B.swift": ""])
    try folder.git("init", "-q")
    let request = CodebaseRequest(path: folder("P"))
    #expect(try DiskCodebaseReader().read(request).workspace.paths == ["A.swift", "Package.swift"])
  }

  @Test("where git fails all files are read, with a warning")
  func broken() throws {
    let folder = try TemporaryFolder([".git": "nonsense", "A.swift": ""])
    let workspace = try folder.workspace()
    #expect(workspace.paths == ["A.swift"])
    #expect(workspace.warnings.count == 1)
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
    #expect(GitListing(searchPath: ".::bin:\(folder.path)").program == folder("git"))
    #expect(GitListing(searchPath: ".:bin").program == nil)
  }

  @Test("without git the folders are walked")
  func noGit() throws {
    let folder = try TemporaryFolder([".git/x": "", "A.swift": ""])
    let listing = try FileListing(of: folder.path, git: GitListing(searchPath: ""))
    #expect(!listing.isFromGit)
    #expect(listing.swift == ["A.swift"])
  }
}
