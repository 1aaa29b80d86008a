internal import StrataCode
internal import StrataModel

/// Which way the pictures of a file go: what it is handed, it needs encoded; what it hands out, it
/// need not draw.
package struct PictureRoute {
  /// What a picture is called as it is first named.
  private let name: String
  private let isTaken: Bool
  private let isGiven: Bool
  /// Who keeps pictures is what a request is made of.
  private let isSent: Bool
  /// They are made here of what the app brings along.
  private let isMadeByName: Bool
  /// They come and go within bodies, and what is handed in and out is none.
  private let isWithin: Bool

  /// The way of the pictures among the names of a file.
  init(_ names: [String], in facts: FileFacts) {
    let pictures = names.filter(Self.isPicture)
    name = pictures.first ?? "UIImage"
    let named = facts.references.filter { pictures.contains(facts[$0.name]) }
    func isOpen(_ use: TypeReference) -> Bool {
      use.owner < 0 || facts[use.owner].access > .fileprivate
    }
    let given = named.filter { isOpen($0) && ($0.role == .return || facts.isHandedBack($0)) }
    // What an initializer takes is kept.
    isTaken = named.contains { use in
      use.role == .parameter && !facts.isHandedBack(use) && isOpen(use)
        && (use.owner < 0 || facts[use.owner].kind != .initializer)
    }
    isGiven = !given.isEmpty
    isWithin =
      !named.isEmpty && !isTaken && !isGiven
      && named.allSatisfy { use in
        use.owner >= 0 && facts[use.owner].kind == .function
          && (!isOpen(use) || [.construction, .staticAccess].contains(use.role))
      }
    isMadeByName =
      named.contains { $0.role == .construction } && given.allSatisfy { $0.role == .return }
      && !facts.references.contains {
        ["Data", "URL", "URLSession", "URLRequest", "FileManager"].contains(facts[$0.name])
      }
    isSent =
      !named.isEmpty
      && named.allSatisfy { reference in
        let names = facts.enclosing(reference.owner).map { NameWords(facts[facts[$0].name]) }
        return names.contains {
          $0.suffix(from: ["request", "body", "input", "upload", "payload", "form", "parameters"])
            != nil
        }
      }
  }

  /// The methods of pictures that make bytes of them.
  package static let encoders = ["jpegData", "pngData", "heicData"]

  /// Whether a name of a framework is a picture's.
  static func isPicture(_ name: String) -> Bool {
    ["UIImage", "NSImage", "Image", "CGImage", "CIImage"].contains(name)
  }

  /// What to do instead.
  var help: Phrase {
    if isSent, !isTaken, !isGiven {
      return Phrase(
        "keep Data in place of '\(name)', which Presentation encodes before it is sent",
        zh: "保存 Data 代替 '\(name)'，由 Presentation 在发送前编码")
    }
    if isWithin {
      return Phrase(
        "work on the bytes with Image I/O in place of '\(name)', or leave that to Presentation",
        zh: "用 Image I/O 处理字节代替 '\(name)'，或由 Presentation 完成")
    }
    return switch (isTaken, isGiven) {
    case (true, false):
      Phrase(
        "take bytes (Data) in place of '\(name)', which Presentation encodes before it calls",
        zh: "接收 Data 代替 '\(name)'，由 Presentation 在调用前编码")
    case (true, true):
      Phrase(
        "take and return Data in place of '\(name)': Presentation encodes and draws",
        zh: "接收和返回 Data 代替 '\(name)'：编码和绘制都由 Presentation 完成")
    case (false, false):
      Phrase(
        "keep a name, a URL or bytes (Data) in place of '\(name)' and make the picture in Presentation",
        zh: "用名称、URL 或 Data 代替 '\(name)'，在 Presentation 中生成图片")
    case (false, true) where isMadeByName:
      Phrase(
        "return the name of the picture from here and make it in Presentation",
        zh: "从这里返回图片的名称，在 Presentation 中生成图片")
    case (false, true):
      Phrase(
        "return Data or a URL from here and make the picture in Presentation",
        zh: "从这里返回 Data 或 URL，在 Presentation 中生成图片")
    }
  }
}
