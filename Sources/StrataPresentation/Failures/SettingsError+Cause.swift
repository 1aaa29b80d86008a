package import StrataCode

extension SettingsError: FailureCause {
  package var kind: String { "settings" }

  package var message: Phrase {
    switch self {
    case .missing(let path):
      Phrase(
        "there is no settings file '\(path)'; `strata init` writes one into the project's root",
        zh: "没有设置文件 '\(path)'；`strata init` 会在项目根目录写一份")
    case .unreadable(let path, let cause):
      Phrase(
        "cannot read the settings '\(path)': \(cause)", zh: "无法读取设置 '\(path)'：\(cause)")
    case .mistakes(let faults, let path):
      Phrase.joined(
        faults.map { fault in
          let place = "\(path):\(fault.position.line):\(fault.position.column): "
          return Phrase(verbatim: place) + fault.mistake.message
        }, by: Phrase(" — ", zh: "——"))
    case .exists(let path):
      Phrase(
        "'\(path)' is there already; `strata settings` says what holds, and --force writes it anew",
        zh: "'\(path)' 已经存在；`strata settings` 说明哪些设置生效，用 --force 重新写一份")
    case .unwritable(let path, let cause):
      Phrase(
        "cannot write the settings '\(path)': \(cause)", zh: "无法写入设置 '\(path)'：\(cause)")
    }
  }
}
