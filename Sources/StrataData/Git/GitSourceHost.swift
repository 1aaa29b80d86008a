internal import Foundation
package import StrataFeatures
internal import StrataCode

/// The web pages of the repository that git calls `origin`, at the present commit.
package struct GitSourceHost: SourceHostReading {
  private let git: Git

  /// What the git program on the search path tells.
  package init() { self.init(git: Git()) }

  init(git: Git) { self.git = git }

  package func sourceHost(of root: String) -> SourceHost? {
    guard
      let address =
        (lines(["config", "--get", "remote.origin.url"], in: root)?.first
          .flatMap { RemoteAddress($0) })
          ?? (lines(["remote", "get-url", "origin"], in: root)?.first.flatMap { RemoteAddress($0) }),
      let state = lines(["rev-parse", "HEAD", "--show-prefix"], in: root), let commit = state.first,
      commit.count >= 40, commit.allSatisfy(\.isHexDigit)
    else { return nil }
    return SourceHost(
      address.kind, name: address.host, repository: address.repository, commit: commit,
      folder: state.count > 1 ? state[1] : "")
  }

  private func lines(_ arguments: [String], in root: String) -> [String]? {
    git.answer(to: arguments, in: root).map {
      String(decoding: $0, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0) }
    }
  }
}
