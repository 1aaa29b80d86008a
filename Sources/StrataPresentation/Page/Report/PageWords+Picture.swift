internal import StrataCode

extension PageWords {
  /// The onion and how to read it.
  static let picture = [
    Word("picture", "The onion", "洋葱图"),
    Word(
      "pictureText",
      "Each ring is a layer. Code may refer to layers further in, never to layers further "
        + "outside; Presentation and Data do not know each other. Red and amber arcs are what "
        + "breaks that, or another rule.",
      "每一环是一层。代码只能引用更靠内的层，不能引用更靠外的层；Presentation 与 Data 互不引用。红色和琥珀色的弧线表示违反这些要求或其他规则的引用。"),
    Word(
      "pictureKeys",
      "Point at a cell to see what it refers to (blue) and what refers to it (dashed); click it, or move with "
        + "the arrow keys and press Enter, for its files and findings.",
      "指向一格，可看到它引用谁（蓝色）、谁引用它（虚线）；点击它，或用方向键移动并按 Enter，可查看其文件和问题。"),
    Word("onionTitle", "The layers of {name} as an onion", "{name} 的分层洋葱图"),
    Word(
      "onionDesc",
      "Rings are layers from Domain in the middle to App outside, cells are parts of the code, arcs "
        + "are references. The table below says the same in numbers.",
      "每一环是一层，从中心的 Domain 到最外的 App；每一格是代码的一部分，弧线是引用。下方的表格用数字说明同样的内容。"),
    Word(
      "cell", "{name}, {layer}: {files}, {errors}, {warnings}",
      "{name}，{layer}：{files}，{errors}，{warnings}"),
    Word("ground", "Common: the ground that everybody may stand on", "Common：所有层都可以依赖的地基"),
    Word("noDomainDrawn", "no Domain", "没有 Domain 层"),
    Word(
      "arcsHidden",
      "{n} allowed reference shows when you point at a cell."
        + "|{n} allowed references show when you point at a cell.",
      "另有 {n} 条允许的引用，指向某格时显示。"),
    Word("others", "small parts together", "其余小部分"),
    Word("restOf", "{name} (rest)", "{name}（其余）"),
    Word("noModule", "outside all modules", "不属于任何模块"),
    Word("noPart", "tests and what does not ship", "测试及不发布的代码"),
    Word("howToRead", "How to read the picture", "如何看图"),
    Word(
      "about.Domain", "Domain: the business itself. It refers to no other layer but Common.",
      "Domain：业务本身。除 Common 外不引用任何层。"),
    Word(
      "about.Data",
      "Data, with Infrastructure: network, storage, repositories. It may refer to Domain.",
      "Data（含 Infrastructure）：网络、存储、Repository 的实现。可以引用 Domain。"),
    Word(
      "about.Presentation", "Presentation: screens and view models. It may refer to Domain.",
      "Presentation：界面与 ViewModel。可以引用 Domain。"),
    Word(
      "about.App", "App: puts everything together, and may refer to every layer.",
      "App：把各部分组装起来，可以引用所有层。"),
    Word(
      "about.Common", "Common: general tools. Every layer may refer to it; it refers to none.",
      "Common：通用工具。所有层都可以引用它，它不引用任何层。"),
    Word(
      "about.sectors", "A sector is one {what}, through all rings. Larger means more files.",
      "一个扇区是一个{what}，贯穿各环。越大表示文件越多。"),
    Word(
      "about.cells", "A cell of a ring is one {what} of that layer. Larger means more files.",
      "环中的一格是这一层的一个{what}。越大表示文件越多。"),
    Word("what.feature", "feature, or else a module or folder", "功能（没有功能处为模块或文件夹）"),
    Word("what.module", "module, or a folder of a large one", "模块（大模块则为其中的文件夹）"),
    Word("what.folder", "folder", "文件夹"),
    Word(
      "about.wall", "The dashed wall: Presentation and Data never refer to each other.",
      "虚线是一堵墙：Presentation 与 Data 互不引用。"),
    Word(
      "about.plain", "Allowed references; thicker is more often.", "允许的引用；越粗表示次数越多。"),
    Word("about.error", "An error: a reference that is forbidden.", "错误：被禁止的引用。"),
    Word(
      "about.outside", "An arrow out of the onion: a module links a library that it must not link.",
      "伸出洋葱图的箭头：模块链接了不该链接的库。"),
    Word("about.warning", "A warning: one that makes change or testing harder.", "警告：让修改或测试变难的引用。"),
    Word(
      "about.shade",
      "Darker cells hold more files; the number counts errors and warnings, red if any is an error.",
      "颜色越深的格文件越多；数字是错误与警告的总数，含错误时为红色。"),
    Word("asTable", "The same as a table: which layer names which", "以表格显示：哪一层引用哪一层"),
    Word(
      "namingsCaption", "Places in which the layer of a row refers to the layer of a column",
      "行中的层有多少处引用了列中的层"),
    Word("whoNames", "names →", "引用 →"),
    Word("blamed", "{n} finding|{n} findings", "{n} 个问题"),
  ]
}
