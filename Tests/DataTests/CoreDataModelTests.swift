import Foundation
import StrataCode
import TestSupport
import Testing

@testable import StrataData

@Suite struct CoreDataModelTests {
  @Test("the classes of a Core Data model's current version are known")
  func coreData() throws {
    let entity = { (name: String) in
      """
      <?xml version="1.0"?><model><entity name="E" representedClassName="\(name)"
      codeGenerationType="class"/><entity name="Plain"/></model>
      """
    }
    let workspace = try TemporaryFolder([
      "A.swift": "",
      "M/Shop.xcdatamodeld/V1.xcdatamodel/contents": entity("Old"),
      "M/Shop.xcdatamodeld/V2.xcdatamodel/contents": entity(".Order"),
      "M/Shop.xcdatamodeld/V3.xcdatamodel/contents": entity("Next"),
      "M/Shop.xcdatamodeld/.xccurrentversion": """
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>_XCCurrentVersionName</key><string>V2.xcdatamodel</string></dict></plist>
      """,
    ]).workspace()
    #expect(workspace.generatedClasses == ["Order": "M/Shop.xcdatamodeld"])
    #expect(workspace.warnings.isEmpty)
  }

  @Test(
    "a Core Data model that is broken or cut short is named in a warning",
    arguments: [
      "", "hello", "<model><entity name=\"E\"/>", "<model><entity></model>", "<model><entity na",
      "<model/>x", "<model a=\"1\" a=\"2\"/>", "<model a=\"<\"/>", "<model>&other;</model>",
      "<model>&#xD800;</model>", "<model>&#0;</model>", "<model>\u{1}</model>", "<model/><model/>",
      "<!DOCTYPE m [<!NOTATION n SYSTEM \"x\">]><model/>", "<!-- <model/>", "<model a='1'b='2'/>",
      "<!DOCTYPE m [<!ENTITY a \"A\">]><model><entity name=\"&a;\"/></model>",
      String(repeating: "<model>", count: 100_000),
    ])
  func brokenModel(text: String) throws {
    let path = "Shop.xcdatamodel/contents"
    let workspace = try TemporaryFolder(["A.swift": "", path: text]).workspace()
    #expect(
      workspace.warnings.map(\.english) == [
        "cannot read the Core Data model '\(path)': it is not well-formed XML"
      ])
  }

  @Test("only classes that Core Data generates are taken from the model")
  func generation() throws {
    let workspace = try TemporaryFolder([
      "A.swift": "",
      "Shop.xcdatamodeld/Shop.xcdatamodel/contents": """
      <?xml version="1.0"?><model>
      <entity name="Order" representedClassName="Shop.StoredOrder" codeGenerationType="class"/>
      <entity name="Dish" codeGenerationType="class"/>
      <entity name="Menu" representedClassName="StoredMenu" codeGenerationType="category"/>
      <entity name="Cart" representedClassName="StoredCart"/>
      </model>
      """,
    ]).workspace()
    #expect(workspace.generatedClasses.keys.sorted() == ["Dish", "StoredOrder"])
  }

  @Test("without a mark the newest version counts, by number")
  func newest() throws {
    var files = ["A.swift": ""]
    for version in [2, 9, 10] {
      files["Shop.xcdatamodeld/Shop \(version).xcdatamodel/contents"] =
        "<model><entity name=\"E\(version)\" codeGenerationType=\"class\"/></model>"
    }
    let workspace = try TemporaryFolder(files).workspace()
    #expect(workspace.generatedClasses.keys.sorted() == ["E10"])
  }

  @Test("entities of the markup that stand for billions of letters end in one warning")
  func bomb() throws {
    var text = "<!DOCTYPE m [<!ENTITY a0 \"xxxxxxxxxx\">"
    for level in 1...12 {
      let uses = String(repeating: "&a\(level - 1);", count: 10)
      text += "<!ENTITY a\(level) \"\(uses)\">"
    }
    text += "]><model><entity name=\"&a12;\" codeGenerationType=\"class\"/></model>"
    let workspace = try TemporaryFolder(["A.swift": "", "S.xcdatamodel/contents": text]).workspace()
    #expect(workspace.warnings.count == 1)
  }

  @Test(
    "a Core Data model in another encoding than UTF-8 is named in a warning",
    arguments: [String.Encoding.utf16, .utf16BigEndian, .utf32, .isoLatin1])
  func otherEncoding(encoding: String.Encoding) throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    let text = "<model><entity name=\"Größe\" codeGenerationType=\"class\"/></model>"
    try folder.write(try #require(text.data(using: encoding)), to: "S.xcdatamodel/contents")
    #expect(try folder.workspace().warnings.count == 1)
  }

  @Test("comments, sections of plain text and entities of the markup are read as what they mean")
  func markup() throws {
    let text = """
      \u{FEFF}<?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE model SYSTEM "model.dtd">
      <!-- <entity name="Old" codeGenerationType="class"/> -->
      <model><![CDATA[<entity name="Text" codeGenerationType="class"/>]]>
      <entity name='A&amp;B&#x43;&#68;"' codeGenerationType = "class" ></entity ></model>
      """
    let workspace = try TemporaryFolder(["A.swift": "", "S.xcdatamodel/contents": text]).workspace()
    #expect(workspace.generatedClasses.keys.sorted() == ["A&BCD\""])
    #expect(workspace.warnings.isEmpty)
  }
}
