import Foundation
import StrataFeatures
import Testing

@testable import StrataData

@Suite("Where files can be read on the web")
struct GitSourceHostTests {
  @Test(arguments: [
    ("https://github.com/owner/name.git", "github github.com owner/name"),
    ("https://github.com/owner/name", "github github.com owner/name"),
    ("http://github.com/owner/name/", "github github.com owner/name"),
    ("https://me:secret@github.com/owner/name.git", "github github.com owner/name"),
    ("git@github.com:owner/name.git", "github github.com owner/name"),
    ("ssh://git@github.com:22/owner/name.git", "github github.com owner/name"),
    ("ssh://git@ssh.github.com:443/owner/name.git", "github github.com owner/name"),
    ("git@github.example.org:owner/my.name", "github github.example.org owner/my.name"),
    ("https://gitlab.com/group/below/name.git", "gitlab gitlab.com group/below/name"),
    ("git@gitlab.com:group/below/name.git", "gitlab gitlab.com group/below/name"),
    ("https://gitlab.example.org:8443/a/b", "gitlab gitlab.example.org:8443 a/b"),
    ("git@bitbucket.org:owner/name.git", "bitbucket bitbucket.org owner/name"),
    ("https://me@bitbucket.org/owner/name.git", "bitbucket bitbucket.org owner/name"),
  ])
  func addressesOfHostsAreRead(text: String, expected: String) throws {
    let address = try #require(RemoteAddress(text))
    #expect("\(address.kind) \(address.host) \(address.repository)" == expected)
  }

  @Test(arguments: [
    "", "name", "/srv/git/name.git", "../name", "file:///srv/name.git", "C:/name/other",
    "https://example.org/owner/name", "https://github.com/owner", "https://github.com",
    "https://github.com/owner/name/more", "https://github.com/owner/../name/x",
    "https://github.com/owner/na\"me", "javascript://github.com/a/b", "ext::sh -c github.com:a/b",
    "https://github.com:80a/owner/name", "https://evil.org/github.com/a/b", "https://github/a/b",
  ])
  func othersAreNone(text: String) {
    #expect(RemoteAddress(text) == nil)
  }

  @Test func theHostIsThatOfOriginAtThePresentCommit() throws {
    let folder = try TemporaryFolder(["App/A.swift": "struct A {}\n"])
    #expect(GitSourceHost().sourceHost(of: folder.path) == nil)
    try folder.git("init", "-q")
    try folder.git("remote", "add", "origin", "https://me:secret@github.com/owner/name.git")
    #expect(GitSourceHost().sourceHost(of: folder.path) == nil)
    try folder.commit("One")
    let host = try #require(GitSourceHost().sourceHost(of: folder("App")))
    #expect(host.name == "github.com" && host.repository == "owner/name" && host.folder == "App/")
    #expect(host.commit.count == 40)
    #expect(GitSourceHost().sourceHost(of: folder.path)?.folder == "")
    try folder.git("remote", "set-url", "origin", "/srv/git/name.git")
    #expect(GitSourceHost().sourceHost(of: folder.path) == nil)
  }

  @Test func anAddressThatSettingsAbbreviateIsWrittenOut() throws {
    let folder = try TemporaryFolder(["A.swift": "struct A {}\n"])
    try folder.git("init", "-q")
    try folder.commit("One")
    try folder.git("config", "url.https://github.com/.insteadOf", "gh:")
    try folder.git("remote", "add", "origin", "gh:owner/name")
    #expect(GitSourceHost().sourceHost(of: folder.path)?.repository == "owner/name")
  }
}
