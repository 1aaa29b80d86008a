package import StrataFeatures
internal import StrataCode

/// What is kept of earlier runs, as a person reads it.
package struct CacheText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// Where it is, how large it is, and what it holds.
  package func text(_ report: CacheReport) -> String {
    let state = report.state
    var rows = [(Phrase("size", zh: "大小"), size(state))]
    if state.isReadable {
      rows += [
        (Phrase("files", zh: "文件"), files(report)),
        (Phrase("code bases", zh: "代码库"), codeBases(state)),
        (Phrase("segments", zh: "分段"), Phrase(verbatim: "\(state.segments)")),
      ]
    }
    rows.append((Phrase("use", zh: "状态"), use(state)))
    return style.paint(state.path.printable, .strong) + "\n"
      + TextTable.text(rows.map { [style.say($0), style.say($1)] }, indent: 2)
  }

  /// What was freed.
  package func text(_ cleared: ClearedCache) -> String {
    let (path, freed) = (cleared.path.printable, Counting.bytes(cleared.bytes))
    return cleared.bytes == 0
      ? style.say("nothing is kept in '\(path)'\n", zh: "'\(path)' 中没有保存任何内容\n")
      : style.say("\(freed) freed: '\(path)'\n", zh: "已释放 \(freed)：'\(path)'\n")
  }

  private func size(_ state: CacheState) -> Phrase {
    let (size, limit) = (Counting.bytes(state.bytes), Counting.bytes(state.limit))
    return state.bytes == 0
      ? Phrase("nothing is kept yet; at most \(limit)", zh: "还没有保存任何内容；上限 \(limit)")
      : Phrase("\(size) of at most \(limit)", zh: "\(size)，上限 \(limit)")
  }

  private func files(_ report: CacheReport) -> Phrase {
    let (count, each) = (report.state.files, Counting.bytes(report.bytesAFile))
    if count == 0 { return Phrase(verbatim: "0") }
    let share = report.percentOfSource
    return Phrase(
      "\(count), \(each) each, \(share) % of their source",
      zh: "\(count) 个，平均每个 \(each)，为源码大小的 \(share)%")
  }

  private func codeBases(_ state: CacheState) -> Phrase {
    let projects = Noun("set", zh: "组").count(state.projects)
    let verdicts = Noun("verdict", zh: "份检查结果").count(state.verdicts)
    return Phrase("\(projects) of manifests, \(verdicts)", zh: "\(projects)清单，\(verdicts)")
  }

  private func use(_ state: CacheState) -> Phrase {
    let not = Phrase("cannot be written", zh: "不可写入").map { style.paint($0, .warning) }
    let writable =
      state.isWritable
      ? Phrase("can be written", zh: "可写入")
      : Phrase("\(not), so runs add nothing", zh: "\(not)，因此运行不会添加内容")
    if state.bytes == 0 { return writable }
    let written =
      state.isReadable
      ? Phrase("written by this version", zh: "由此版本写入")
      : Phrase(
        "written by another version, and replaced by the next run", zh: "由其他版本写入，下次运行时替换")
    return Phrase("\(written); \(writable)", zh: "\(written)；\(writable)")
  }
}
