/// Where a project's files can be read on the web, as they were at a commit.
package struct SourceHost: Sendable, Equatable {
  package var kind: Kind
  /// The name of the machine, with its port if it has one: `github.com`.
  package var name: String
  /// The repository's path there: `owner/name`.
  package var repository: String
  /// The full identifier of the commit.
  package var commit: String
  /// The project's folder in the repository, with a slash behind it; empty for the whole of it.
  package var folder: String

  package enum Kind: String, Sendable {
    case github, gitlab, bitbucket
  }

  package init(
    _ kind: Kind, name: String, repository: String, commit: String, folder: String = ""
  ) {
    self.kind = kind
    self.name = name
    self.repository = repository
    self.commit = commit
    self.folder = folder
  }
}
