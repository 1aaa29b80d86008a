internal import Foundation

/// The environment in which git runs no program but itself, whatever the examined repository's
/// settings name, and asks nobody and no network.
///
/// Settings in the environment outweigh those of every file, and may hold any text, where `-c` parts
/// name and value at the first `=`. What git documents as naming a program was gone through one by
/// one: https://git-scm.com/docs/git-config, gitattributes, githooks, gitremote-helpers.
struct GitEnvironment {
  /// What git and the programs below it see.
  private(set) var variables: [String: String]

  /// The caller's environment, for git in a tree, with some settings of its own.
  init(
    _ caller: [String: String] = ProcessInfo.processInfo.environment, in tree: GitTree,
    settings: [(name: String, value: String)] = []
  ) {
    // Variables of git's point elsewhere, as a hook's do, or name programs.
    variables = caller.filter { !$0.key.hasPrefix("GIT_") || Self.kept.contains($0.key) }
    variables.merge(Self.fixed) { $1 }
    variables["GIT_WORK_TREE"] = tree.root
    variables["GIT_CEILING_DIRECTORIES"] = RelativePath.folder(of: tree.root)
    let settings = Self.settings.map { (name: $0.0, value: $0.1) } + settings
    variables["GIT_CONFIG_COUNT"] = "\(settings.count)"
    for (index, setting) in settings.enumerated() {
      variables["GIT_CONFIG_KEY_\(index)"] = setting.name
      variables["GIT_CONFIG_VALUE_\(index)"] = setting.value
    }
  }

  /// Options for every command. A git that is too old to heed settings in the environment refuses
  /// this one, and so does nothing at all.
  static let options = ["--no-pager", "--config-env=core.hooksPath=GIT_CONFIG_VALUE_0"]

  /// Where the user's own settings lie is for the user to say.
  private static let kept: Set<String> = [
    "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM", "GIT_EXEC_PATH",
  ]

  private static let fixed = [
    "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1",
    "GIT_ALLOW_PROTOCOL": "", "LC_ALL": "C",
  ]

  /// No file can be run at this path.
  private static let nothing = "/dev/null"

  private static let settings = [
    ("core.hooksPath", nothing), ("core.fsmonitor", ""), ("core.pager", ""),
    ("core.editor", nothing), ("core.askPass", ""), ("core.sshCommand", nothing),
    ("core.gitProxy", ""), ("core.alternateRefsCommand", nothing), ("credential.helper", ""),
    ("log.showSignature", "false"), ("gpg.program", nothing), ("gpg.openpgp.program", nothing),
    ("gpg.x509.program", nothing), ("gpg.ssh.program", nothing), ("gpg.ssh.defaultKeyCommand", ""),
    ("protocol.allow", "never"), ("safe.bareRepository", "explicit"),
    ("submodule.recurse", "false"), ("maintenance.auto", "false"), ("gc.auto", "0"),
    // A comparison would write down anew what it learned of the files.
    ("diff.autoRefreshIndex", "false"),
    // These change what is printed.
    ("column.ui", "never"), ("column.tag", "never"), ("i18n.logOutputEncoding", "UTF-8"),
  ]
}
