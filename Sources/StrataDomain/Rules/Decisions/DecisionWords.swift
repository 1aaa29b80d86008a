internal import StrataCode

/// What somebody does who decides, said behind their name: `view model 'Cart' selects by …`.
enum DecisionWords {
  static func compares(_ path: String, toCall call: String, in member: String) -> Phrase {
    Phrase(
      "compares '\(path)' in '\(member)' to decide whether it calls '\(call)'",
      zh: "在 '\(member)' 中比较 '\(path)'，以决定是否调用 '\(call)'")
  }

  static func compares(_ path: String, toDisableIn member: String) -> Phrase {
    Phrase(
      "compares '\(path)' in '\(member)' to decide whether a control is disabled",
      zh: "在 '\(member)' 中比较 '\(path)'，以决定是否禁用控件")
  }

  static func tests(_ path: String, toCall call: String, in member: String) -> Phrase {
    Phrase(
      "tests '\(path)' in '\(member)' to decide whether it calls '\(call)'",
      zh: "在 '\(member)' 中检查 '\(path)'，以决定是否调用 '\(call)'")
  }

  static func selects(_ path: String, in member: String) -> Phrase {
    Phrase(
      "selects by '\(path)' in '\(member)'", zh: "在 '\(member)' 中根据 '\(path)' 进行筛选")
  }

  static func calculates(_ path: String, in member: String) -> Phrase {
    Phrase(
      "calculates with '\(path)' in '\(member)'", zh: "在 '\(member)' 中用 '\(path)' 进行计算")
  }

  static func throwing(_ error: String, by path: String, in member: String) -> Phrase {
    Phrase(
      "throws '\(error)' by '\(path)' in '\(member)'",
      zh: "在 '\(member)' 中根据 '\(path)' 抛出 '\(error)'")
  }

  static func judges(testing path: String, in member: String) -> Phrase {
    Phrase(
      "judges the input itself in '\(member)': it tests '\(path)'",
      zh: "在 '\(member)' 中自行判断输入：检查了 '\(path)'")
  }

  static func judges(comparing path: String, in member: String) -> Phrase {
    Phrase(
      "judges the input itself in '\(member)': it compares '\(path)'",
      zh: "在 '\(member)' 中自行判断输入：比较了 '\(path)'")
  }

  static func allows(by path: String, in member: String) -> Phrase {
    Phrase(
      "decides by '\(path)' in '\(member)' what is allowed",
      zh: "在 '\(member)' 中根据 '\(path)' 判断是否允许")
  }
}
