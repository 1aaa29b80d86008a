internal import StrataRules

/// A document that is open in the editor.
struct OpenDocument: Sendable {
  let uri: DocumentURI
  /// Nil for what is in no project, such as a text without a file.
  var place: DocumentPlace?
  var version: Int
  private(set) var text: DocumentText
  /// What is found in it, where it is now.
  private(set) var shown: [ShownFinding] = []
  /// The edits since the last judged version, each with the version that it led to.
  private var edits: [(version: Int, edit: DocumentText.Edit)] = []
  /// The version that findings were last told of; nil if none was.
  var toldVersion: Int?
  /// What was told last.
  var told: [ShownFinding] = []
  /// The name of what was last answered to the client that asked; nil before.
  var resultID: String?
  /// Whether the text could not be parsed as a whole when it was judged last.
  var isBroken = false

  init(_ uri: DocumentURI, _ text: String, version: Int, place: DocumentPlace?) {
    self.uri = uri
    self.text = DocumentText(text)
    self.version = version
    self.place = place
  }

  /// Whether what the client has is not known.
  private(set) var isLost = false

  /// Whether it is too large to be checked.
  var isTooLarge: Bool { isLost || text.bytes.count > Self.largest }

  /// A file of one mebibyte is not written by hand.
  static let largest = 1 << 20

  /// Takes in changes that lead to a version; whether all could be read.
  mutating func take(
    _ changes: [JSONValue], version: Int?, _ encoding: PositionEncoding
  ) -> Bool {
    self.version = version ?? self.version + 1
    for change in changes {
      // A whole text is known again; anything else is about one that is not.
      if isLost, change["range"]?.members != nil { continue }
      isLost = false
      guard let edit = text.take(change, encoding) else { return false }
      shown = shown.compactMap { $0.shifted(by: edit) }
      edits.append((self.version, edit))
    }
    return true
  }

  /// Notes that the client has a text that could not be taken in.
  mutating func lose() {
    isLost = true
    version += 1
  }

  /// Takes in what is found in the text of a version. Of a text that is broken, what was found before
  /// stays where nothing says otherwise.
  mutating func take(
    _ findings: [Finding], in judged: DocumentText, version: Int, isBroken: Bool
  ) {
    let later = edits.filter { $0.version > version }
    edits = later
    let fresh = findings.compactMap { finding -> ShownFinding? in
      var shown: ShownFinding? = ShownFinding(finding, in: judged)
      for (_, edit) in later { shown = shown?.shifted(by: edit) }
      return shown
    }
    var all = fresh
    if isBroken {
      let keys = Set(findings.map(\.key))
      all += shown.filter { !keys.contains($0.finding.key) }
      all.sort { $0.range.lowerBound < $1.range.lowerBound }
    }
    self.isBroken = isBroken
    shown = all
  }
}
