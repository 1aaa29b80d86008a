internal import StrataCode
internal import StrataModel

// What to do about a user-interface framework in Data, by what is taken from it.

extension Codebase {
  /// What to do about some uses of a framework; where only screens have a use for the file, it goes to
  /// them.
  func uiInDataHelp(
    _ uses: [FrameworkUses.Name], _ used: Phrase, of module: String, in file: Int,
    isOfScreens: Bool
  ) -> Phrase {
    if uses.isEmpty { return FrameworkUses(self, file).replacement(of: module) }
    if uses.allSatisfy({ Self.settings.contains($0.name) }) {
      return Phrase(
        "read and write UserDefaults in place of \(used), which works in views alone",
        zh: "用 UserDefaults 代替 \(used)：它只在视图中有效")
    }
    if isOfSystem(uses) {
      return observed(uses, in: file) ?? opened(uses, in: file) ?? delegated(uses, in: file)
        ?? Phrase(
          "take what is needed of \(used) from the composition root",
          zh: "由组合根传入所需的 \(used) 信息")
    }
    if presentsForSDK(uses, in: file) {
      return Phrase(
        "declare a protocol for what gives \(used) to present from, and conform to it in Presentation",
        zh: "为提供 \(used) 用于弹出界面的一方声明协议，在 Presentation 中实现")
    }
    if drawsPicturesAlone(uses) { return pictureHelp(uses.map(\.name), in: file) }
    return rolesOfTypes(in: file).contains(.view) || misplaced[file] || isOfScreens
      ? goesToScreens(file) : shownMembers(uses, used, in: file)
  }

  /// Whether all that is used asks the app, the device or the screen for something.
  private func isOfSystem(_ uses: [FrameworkUses.Name]) -> Bool {
    uses.allSatisfy { use in
      ["Device", "Application", "Screen"].contains(where: use.name.hasSuffix)
    }
  }

  /// Whether nothing is used but pictures and what tells of the device.
  func drawsPicturesAlone(_ uses: [FrameworkUses.Name]) -> Bool {
    !uses.isEmpty && uses.allSatisfy { Self.imageAndDeviceTypes.contains($0.name) }
  }

  /// What to do where only names of notifications are used: who starts the app hears of them first.
  private func observed(_ uses: [FrameworkUses.Name], in file: Int) -> Phrase? {
    let members = members(of: uses, in: file)
    guard let first = members.first, members.count == uses.count,
      members.allSatisfy({ $0.hasSuffix("Notification") })
    else { return nil }
    let (type, namer) = (uses[0].name, namer(of: uses[0].owner, in: file).symbol)
    return Phrase(
      "observe '\(type).\(first)' where the app starts, and call '\(namer)' then",
      zh: "在应用启动的地方监听 '\(type).\(first)'，再由那里调用 '\(namer)'")
  }

  /// What to do where Data sends people to the settings itself.
  private func opened(_ uses: [FrameworkUses.Name], in file: Int) -> Phrase? {
    let members = Set(members(of: uses, in: file))
    guard members.contains("openSettingsURLString"),
      members.isSubset(of: ["openSettingsURLString", "shared"])
    else { return nil }
    let namer = namer(of: uses[0].owner, in: file).symbol
    return Phrase(
      "let '\(namer)' only tell that it is needed, and open the settings in Presentation",
      zh: "让 '\(namer)' 只告知需要打开设置，由 Presentation 打开")
  }

  /// What to do where Data asks who starts the app for something.
  private func delegated(_ uses: [FrameworkUses.Name], in file: Int) -> Phrase? {
    guard uses.allSatisfy({ $0.name.hasSuffix("Application") }),
      facts(file).usedNames.contains("delegate")
    else { return nil }
    let namer = namer(of: uses[0].owner, in: file).symbol
    return Phrase(
      "let the initializer of '\(namer)' take what it asks of the app's delegate, and hand that in where the app starts",
      zh: "让 '\(namer)' 的初始化方法接收它向应用的 delegate 请求的内容，并在应用启动的地方传入")
  }

  /// What is asked of the types that are used, where a member is.
  private func members(of uses: [FrameworkUses.Name], in file: Int) -> [String] {
    let starts = Set(uses.map(\.span.start))
    return facts(file).references.filter { starts.contains($0.span.start) }
      .compactMap { $0.member.map { facts(file)[$0] } }
  }

  private static let settings: Set<String> = ["AppStorage", "SceneStorage"]
  private static let imageAndDeviceTypes: Set<String> = [
    "UIImage", "NSImage", "Image", "UIDevice", "UIScreen", "NSScreen", "UIGraphicsImageRenderer",
    "WKInterfaceDevice", "UIUserInterfaceIdiom",
  ]
}
