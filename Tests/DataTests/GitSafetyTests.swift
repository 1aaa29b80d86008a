import StrataPresentation
import Foundation
import StrataFeatures
import StrataCode
import TestSupport
import Testing

@testable import StrataData

@Suite("Git runs nothing but itself, and not for ever")
struct GitSafetyTests {
  /// A project with a script that leaves a mark when it runs.
  private func project(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(
      files.merging(["A.swift": "struct A {}\n"]) { first, _ in first })
    try folder.write(Data("#!/bin/sh\ntouch '\(folder("ran"))'\ncat\n".utf8), to: ".mark")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder(".mark"))
    return folder
  }

  private func hasRun(in folder: TemporaryFolder) -> Bool {
    FileManager.default.fileExists(atPath: folder("ran"))
  }

  private func makePipe(_ path: String) { #expect(mkfifo(path, 0o644) == 0) }

  @Test func `no program is run to tell where the remote is`() throws {
    let folder = try project()
    try folder.git("init", "-q")
    try folder.commit("One")
    try folder.git("remote", "add", "origin", "ext::\(folder(".mark")) github.com")
    for key in ["core.fsmonitor", "core.sshCommand", "core.gitProxy", "remote.origin.vcs"] {
      try folder.git("config", key, folder(".mark"))
    }
    #expect(GitSourceHost().sourceHost(of: folder.path) == nil)
    try folder.git("remote", "set-url", "origin", "git@github.com:owner/name.git")
    #expect(GitSourceHost().sourceHost(of: folder.path)?.repository == "owner/name")
    #expect(!hasRun(in: folder))
  }

  @Test func `no program that checks signatures is run`() throws {
    let folder = try project()
    try folder.git("init", "-q")
    try folder.commit("One")
    try folder.git("config", "log.showSignature", "true")
    try folder.git("config", "gpg.program", folder(".mark"))
    try folder.write(
      Data(
        """
        #!/bin/sh
        tree=$(git rev-parse HEAD^{tree})
        printf 'tree %s\\nauthor A <a@example.org> 1700000000 +0000\\n' $tree > .commit
        printf 'committer A <a@example.org> 1700000000 +0000\\ngpgsig -----BEGIN PGP ' >> .commit
        printf 'SIGNATURE-----\\n \\n x\\n -----END PGP SIGNATURE-----\\n\\nTwo\\n' >> .commit
        git update-ref HEAD $(git hash-object -t commit -w .commit)
        """.utf8), to: ".sign")
    try run("/bin/sh", ".sign", in: folder)
    #expect(GitChurn().churn(in: folder.path)?.day != nil)
    #expect(GitHistory().history(of: folder.path)?.commits == 1)
    #expect(!hasRun(in: folder))
  }

  private func run(_ program: String, _ arguments: String..., in folder: TemporaryFolder) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(
    "no filter is run, whatever it is called",
    arguments: ["plain", "a=b", "a.b=c.clean", "", "a b", "名"])
  func filters(name: String) throws {
    let folder = try project([".gitattributes": "*.swift filter=\(name)\n"])
    try folder.git("init", "-q")
    try folder.commit("One")
    for part in ["clean", "smudge", "process"] {
      let key = "[filter \"\(name)\"]\n\t\(part) = \(folder(".mark"))\n\trequired = true\n"
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder(".git/config")))
      try file.seekToEnd()
      try file.write(contentsOf: Data(key.utf8))
      try file.close()
    }
    try folder.write(Data("struct B {}\n".utf8), to: "A.swift")
    #expect(try GitChanges().changedFiles(since: "HEAD", in: folder.path).contains("A.swift"))
    #expect(try GitChanges().moves(since: "HEAD", in: folder.path) == FileMoves())
    #expect(!hasRun(in: folder))
  }

  @Test func `an unpacked repository that is nobody's .git is not asked`() throws {
    let folder = try project()
    try folder.git("init", "-q", "--bare", "bare")
    for name in ["HEAD", "config", "objects", "refs"] {
      try FileManager.default.moveItem(atPath: folder("bare/" + name), toPath: folder(name))
    }
    try folder.git("config", "core.fsmonitor", folder(".mark"))
    try folder.git("config", "core.bare", "false")
    #expect(throws: ChangeReadError.noRepository(root: folder.path)) {
      try GitChanges().changedFiles(since: "HEAD", in: folder.path)
    }
    let workspace = try folder.workspace()
    #expect(workspace.paths == ["A.swift"])
    #expect(workspace.warnings.map(\.english).contains { $0.contains("looks like a repository") })
    #expect(GitChurn().churn(in: folder.path) == nil)
    #expect(!hasRun(in: folder))
    // Nor below a tree of its own.
    let outer = try TemporaryFolder(["B.swift": ""])
    try outer.git("init", "-q")
    try outer.git("init", "-q", "--bare", "inner")
    #expect(GitHistory().history(of: outer("inner")) == nil)
  }

  @Test(
    "a pipe where git reads is named, and the files are read all the same",
    arguments: [".gitignore", "Sub/.gitignore", ".git/info/exclude", "excluded"])
  func pipes(path: String) throws {
    let folder = try project(["Sub/B.swift": "struct B {}\n"])
    try folder.git("init", "-q")
    if path == "excluded" { try folder.git("config", "core.excludesFile", folder(path)) }
    try? FileManager.default.removeItem(atPath: folder(path))
    makePipe(folder(path))
    let workspace = try folder.workspace()
    #expect(workspace.paths == ["A.swift", "Sub/B.swift"])
    #expect(workspace.warnings.count == 1)
    #expect(
      workspace.warnings.map(\.english).contains {
        $0.contains("it waits for") && $0.contains(path) && $0.hasSuffix("which is not a file")
      })
  }

  @Test func `a pipe among git's objects is named, too`() throws {
    let folder = try project()
    try folder.git("init", "-q")
    try folder.commit("One")
    let path = ".git/objects/info/alternates"
    try FileManager.default.createDirectory(
      atPath: folder(".git/objects/info"), withIntermediateDirectories: true)
    makePipe(folder(path))
    let error = #expect(throws: ChangeReadError.self) {
      try GitChanges().changedFiles(since: "HEAD", in: folder.path)
    }
    #expect(error?.message.english.contains(path) == true)
  }

  @Test func `a .git without a head that is a file is no repository`() throws {
    let folder = try project()
    try folder.git("init", "-q")
    try FileManager.default.removeItem(atPath: folder(".git/HEAD"))
    makePipe(folder(".git/HEAD"))
    #expect(try folder.workspace().paths == ["A.swift"])
  }

  @Test func `git's own files stay as they were`() throws {
    let folder = try project()
    try folder.git("init", "-q")
    try folder.commit("One")
    let date = Date(timeIntervalSinceNow: -1_000)
    try FileManager.default.setAttributes(
      [.modificationDate: date], ofItemAtPath: folder("A.swift"))
    let before = try Data(contentsOf: URL(fileURLWithPath: folder(".git/index")))
    _ = try GitChanges().changedFiles(since: "HEAD", in: folder.path)
    _ = try GitChanges().moves(since: "HEAD", in: folder.path)
    _ = try folder.workspace()
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder(".git/index"))) == before)
  }

  /// A project whose git is a script.
  private func project(gitThat script: String) throws -> (TemporaryFolder, Git) {
    let folder = try TemporaryFolder(["A.swift": "", "bin/git": "#!/bin/sh\n\(script)\n"])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder("bin/git"))
    try folder.git("init", "-q")
    return (folder, Git(searchPath: folder("bin")))
  }

  @Test func `a git that never answers is ended`() throws {
    let (folder, git) = try project(gitThat: "echo started\nexec sleep 600")
    let start = ContinuousClock.now
    let (output, isWhole) = try #require(
      git.output(of: ["log"], in: folder.path, within: 0.3))
    #expect(String(decoding: output, as: UTF8.self) == "started\n")
    #expect(!isWhole)
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test func `a git that does not heed the environment is told to be too old`() throws {
    let (folder, git) = try project(gitThat: "echo \"unknown option: $2\" >&2\nexit 129")
    let error = #expect(throws: GitFailure.self) {
      try git.output(of: ["rev-parse", "HEAD"], in: folder.path)
    }
    #expect(error?.cause.english == "git 2.31 or newer is needed")
  }

  @Test func `variables of the caller that steer git do not reach it`() throws {
    let folder = try project()
    try folder.git("init", "-q")
    let tree = try #require(try GitTree(around: folder.path))
    let caller = [
      "GIT_DIR": "/elsewhere", "GIT_EXTERNAL_DIFF": "x", "GIT_TRACE2": "/f", "HOME": "/home/a",
      "GIT_CONFIG_PARAMETERS": "'core.fsmonitor=x'", "GIT_CONFIG_GLOBAL": "/home/a/.gitconfig",
    ]
    let variables = GitEnvironment(caller, in: tree, settings: [("filter.a=b.clean", "")]).variables
    #expect(variables["HOME"] == "/home/a")
    #expect(variables["GIT_CONFIG_GLOBAL"] == "/home/a/.gitconfig")
    for name in ["GIT_DIR", "GIT_EXTERNAL_DIFF", "GIT_TRACE2", "GIT_CONFIG_PARAMETERS"] {
      #expect(variables[name] == nil)
    }
    let count = try #require(variables["GIT_CONFIG_COUNT"].flatMap { Int($0) })
    #expect(variables["GIT_CONFIG_KEY_\(count - 1)"] == "filter.a=b.clean")
    #expect(variables["GIT_CONFIG_VALUE_\(count - 1)"] == "")
  }
}
