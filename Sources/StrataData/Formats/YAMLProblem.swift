internal import StrataCode

/// What can be wrong with YAML.
enum YAMLProblem: Equatable {
  case empty, tooLarge, notText, intricateKeys, malformed, aliases
  /// A key stands twice in one mapping.
  case twice(String)
  /// What the parser finds, in its words.
  case found(String)

  /// What is wrong, in a clause.
  var phrase: Phrase {
    switch self {
    case .empty: Phrase("it is empty", zh: "它是空的")
    case .tooLarge: SkipReason.isTooLarge("4 MB")
    case .notText: SkipReason.isNotText
    case .intricateKeys: Phrase("it has keys that are not plain text", zh: "它有不是纯文本的键")
    case .malformed: SkipReason.isMalformed("YAML")
    case .aliases: Phrase("its aliases stand for too many values", zh: "它的别名代表的值过多")
    case .twice(let key):
      Phrase("the key '\(key)' stands there twice", zh: "键 '\(key)' 出现了两次")
    case .found(let words):
      Phrase("\(words)", zh: "\(Self.chineseWords[words] ?? "解析器报告：\(words)")")
    }
  }

  /// By the parser's words: what they mean.
  private static let chineseWords = [
    "found character that cannot start any token": "这里有不能作为开头的字符",
    "could not find expected ':'": "找不到所需的 ':'",
    "did not find expected ',' or ']'": "这里需要 ',' 或 ']'",
    "did not find expected ',' or '}'": "这里需要 ',' 或 '}'",
    "did not find expected key": "这里需要一个键",
    "did not find expected '-' indicator": "这里需要 '-'",
    "did not find expected node content": "这里需要一个值",
    "did not find expected <document start>": "这里需要文档的开头 '---'",
    "did not find expected alphabetic or numeric character": "这里需要字母或数字",
    "did not find expected comment or line break": "这里需要注释或换行",
    "did not find expected whitespace or line break": "这里需要空格或换行",
    "did not find expected whitespace": "这里需要空格",
    "block sequence entries are not allowed in this context": "这里不能出现以 '-' 开头的列表项",
    "mapping keys are not allowed in this context": "这里不能出现键",
    "mapping values are not allowed in this context": "这里不能出现 ':' 和它的值",
    "found a tab character where an indentation space is expected": "缩进中有制表符，这里需要空格",
    "found a tab character that violates indentation": "制表符破坏了缩进",
    "found unexpected end of stream": "引号还没有闭合，文件就结束了",
    "found unexpected document indicator": "引号还没有闭合，就遇到了 '---' 或 '...'",
    "found unknown escape character": "这里有未知的转义字符",
    "did not find expected hexdecimal number": "这里需要十六进制数",
    "found invalid Unicode character escape code": "这里的 Unicode 转义无效",
    "found unexpected ':'": "这里不能出现 ':'",
    "found undefined alias": "这里的别名没有定义",
    "found undefined tag handle": "这里的标签没有定义",
    "found unknown directive name": "这里有未知的指令",
    "found incompatible YAML document": "这个 YAML 版本不受支持",
    "but found another document": "这里开始了另一个文档",
    "Maximum nesting level reached, set with yaml_set_max_nest_level())": "嵌套过深",
  ]
}
