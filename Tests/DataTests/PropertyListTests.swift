import Foundation
import TestSupport
import Testing

@testable import StrataData

@Suite("Property lists and models that anybody may have written")
struct PropertyListTests {
  private func list(_ text: String) -> NSDictionary? {
    PropertyList.dictionary(Array(text.utf8)).map { $0 as NSDictionary }
  }

  @Test("a list of the old style holds texts, lists and dictionaries")
  func oldStyle() {
    let text = """
      // !$*UTF8*$!
      { /* A */ archiveVersion = 1; "a key" = "b \\"c\\" \\n\\U00e9\\101"; path = ../x/y.z-1;
        list = (a, 'b c', (d), ); bytes = <00ff>; nested = { key = value; }; alone; // end
      }

      """
    let expected: NSDictionary = [
      "archiveVersion": "1", "a key": "b \"c\" \né" + "A", "path": "../x/y.z-1",
      "list": ["a", "b c", ["d"]] as [Any], "bytes": "00ff", "nested": ["key": "value"],
      "alone": "alone",
    ]
    #expect(list(text) == expected)
  }

  @Test("a list in XML says the same")
  func markup() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/x.dtd">
      <plist version="1.0"><dict>
        <key>a</key><string>b &lt;c&gt;</string><key>n</key><integer>4</integer><key>t</key><true/>
        <key>list</key><array><string/><dict><key>k</key><string>v</string></dict></array>
      </dict></plist>
      """
    let expected: NSDictionary = [
      "a": "b <c>", "n": "4", "t": "", "list": ["", ["k": "v"]] as [Any],
    ]
    #expect(list(text) == expected)
  }

  @Test(
    "what is no whole list, or nests deeper than any real one, is none",
    arguments: [
      "", "{", "}", "{ a = ", "{ a = b }", "{ a = b; } c", "( a )", "{ \"a", "{ a = \"b\\",
      "{ a = <00",
      "{ a = (b c); }", "{ a = b; /*", "bplist00\u{1}", "<plist><dict><key>a</key></dict></plist>",
      "<plist><dict><string>a</string></dict></plist>", "<plist><dict/></array></plist>",
      "<plist><dict></dict>", "<plist><array/></plist>", "<plist><dict/><dict/></plist>",
      "{ a = " + String(repeating: "(", count: 100_000),
      "{ a = " + String(repeating: "(", count: 1000) + String(repeating: ")", count: 1000) + "; }",
      "<plist>" + String(repeating: "<array>", count: 100_000),
    ])
  func noList(text: String) {
    #expect(list(text) == nil)
  }

  private static let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <!DOCTYPE model PUBLIC "a" "b"><!-- Größe 👨‍👩‍👧 -->
    <model type="com.apple.IDECoreDataModeler.DataModel" lastSavedToolsVersion="1">
      <entity name="Order" representedClassName=".Order" codeGenerationType="class">
        <attribute name="id" optional="YES" attributeType="UUID"/><![CDATA[ ]] > ]]>
        <userInfo><entry key="a&amp;b" value='&#x27;&#39;'/></userInfo>
      </entity>
      <plist><dict><key>a</key><array><string>b</string></array></dict></plist>
    </model>
    """
  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objects = { A1 /* Größe */ = { isa = PBXGroup; children = (B1, "b \\U00e9 c"); };
      B1 = { data = <00ff>; name = 'x\\'y'; path = a/b; }; }; rootObject = A1; }
    """

  @Test("changed and truncated texts end in a list or in none", arguments: [model, project])
  func mutations(of text: String) throws {
    let whole = Array(text.utf8)
    let parts = [
      "<", "</", "<!DOCTYPE", "<![CDATA[", "]]>", "&#", "&", "\"", "{", "(", "/*", "\\", "\0",
    ]
    for count in 0...whole.count { read(Array(whole.prefix(count))) }
    var dice = Dice(seed: 3)
    for _ in 0..<10_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &dice) {
        let start = Int.random(in: 0..<bytes.count, using: &dice)
        let end = min(bytes.count, start + Int.random(in: 0...8, using: &dice))
        switch Int.random(in: 0..<4, using: &dice) {
        case 0: bytes[start] = UInt8.random(in: 0...255, using: &dice)
        case 1: bytes.replaceSubrange(start..<end, with: [])
        case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
        default:
          bytes.insert(contentsOf: parts.randomElement(using: &dice)?.utf8 ?? "".utf8, at: start)
        }
        if bytes.isEmpty { break }
      }
      read(bytes)
    }
  }

  /// Reads bytes in every way; that it comes back is all that is asked.
  private func read(_ bytes: [UInt8]) {
    _ = PropertyList.dictionary(bytes)
    _ = OldStyleList.dictionary(bytes[...])
    guard var reader = try? MarkupReader(bytes) else { return }
    var pieces = 0
    while let piece = try? reader.next() {
      pieces += 1
      #expect(pieces <= bytes.count, "\(piece)")
    }
  }

  @Test(
    "a megabyte of one thing takes no longer than it should",
    arguments: ["<a>", "a=\"", "&amp;", "<!--"])
  func muchOfOneThing(part: String) {
    let much = String(repeating: part, count: 1 << 18)
    read(Array(("<model>" + much + "</model>").utf8))
    read(Array(("<model a='" + much + "'/>").utf8))
  }
}
