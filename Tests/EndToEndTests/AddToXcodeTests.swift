import Foundation
import TestSupport
import Testing

@Suite("strata add in an Xcode project that lists its files")
struct AddToXcodeTests {
  private static let project = """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tobjectVersion = 56;
    \tobjects = {
    \t\tA00000000000000000000001 /* Order.swift in Sources */ = {isa = PBXBuildFile; fileRef = A00000000000000000000002 /* Order.swift */; };
    \t\tA00000000000000000000002 /* Order.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Order.swift; sourceTree = "<group>"; };
    \t\tA00000000000000000000003 /* Shop */ = {
    \t\t\tisa = PBXGroup;
    \t\t\tchildren = (
    \t\t\t\tA00000000000000000000002 /* Order.swift */,
    \t\t\t);
    \t\t\tpath = Domain/Entities;
    \t\t\tsourceTree = "<group>";
    \t\t};
    \t\tA00000000000000000000004 /* Sources */ = {
    \t\t\tisa = PBXSourcesBuildPhase;
    \t\t\tbuildActionMask = 2147483647;
    \t\t\tfiles = (
    \t\t\t\tA00000000000000000000001 /* Order.swift in Sources */,
    \t\t\t);
    \t\t};
    \t\tA00000000000000000000005 /* Shop */ = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tbuildPhases = (
    \t\t\t\tA00000000000000000000004 /* Sources */,
    \t\t\t);
    \t\t\tname = Shop;
    \t\t\tproductType = "com.apple.product-type.application";
    \t\t};
    \t\tA00000000000000000000006 /* Project object */ = {
    \t\t\tisa = PBXProject;
    \t\t\tmainGroup = A00000000000000000000003 /* Shop */;
    \t\t\ttargets = (
    \t\t\t\tA00000000000000000000005 /* Shop */,
    \t\t\t);
    \t\t};
    \t};
    \trootObject = A00000000000000000000006 /* Project object */;
    }

    """
  private static let order = """
    //\r
    //  Order.swift\r
    //  Shop\r
    //\r
    //  Created by A. Nother on 1/2/24.\r
    //\r
    \r
    struct Order: Equatable {\r
    \tlet number: Int\r
    }\r

    """.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\n", with: "\r\n")

  private func project(_ text: String) throws -> URL {
    let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("strata-\(UUID().uuidString)")
    let files = [
      "Shop.xcodeproj/project.pbxproj": text, "Domain/Entities/Order.swift": Self.order,
      "Domain/Entities/Line.swift": "struct Line: Equatable {\r\n\tlet count: Int\r\n}\r\n",
    ]
    for (path, text) in files {
      let place = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
    }
    return root
  }

  private func add(in root: URL) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(
      ["add", "entity", "Coupon", "--field", "code:String", "--like", "Order", "--yes"], in: root)
  }

  @Test func insertsFourLinesAndKeepsAllOthers() throws {
    let root = try project(Self.project)
    defer { try? FileManager.default.removeItem(at: root) }
    let run = try add(in: root)
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(!run.output.contains("by hand"))
    let place = root.appendingPathComponent("Shop.xcodeproj/project.pbxproj")
    let lines = try String(contentsOf: place, encoding: .utf8).split(separator: "\n")
    let old = Self.project.split(separator: "\n")
    let new = lines.filter { !old.contains($0) }
    #expect(new.count == 4)
    #expect(new.allSatisfy { $0.contains("Coupon.swift") && !$0.contains("Order") })
    #expect(lines.filter { !new.contains($0) } == old)
    let text = try Data(contentsOf: root.appendingPathComponent("Domain/Entities/Coupon.swift"))
    #expect(
      String(decoding: text, as: UTF8.self)
        == "//\r\n//  Coupon.swift\r\n//  Shop\r\n//\r\n\r\nstruct Coupon: Equatable {\r\n\tlet code: String\r\n}\r\n"
    )
    let undone = try BuiltCommand.run(["undo"], in: root)
    #expect(undone.code == 0, "\(undone.errors)")
    #expect(try String(contentsOf: place, encoding: .utf8) == Self.project)
  }

  @Test(arguments: ["<<<<<<< HEAD", "=======", ">>>>>>> other"])
  func aMergeMarkerIsOneErrorAndNothingIsWritten(marker: String) throws {
    let lines = Self.project.components(separatedBy: "\n")
    let root = try project(
      (lines.prefix(6) + [marker] + lines.dropFirst(6)).joined(separator: "\n"))
    defer { try? FileManager.default.removeItem(at: root) }
    let before = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
    let commands = [
      ["add", "entity", "Coupon", "--field", "code:String", "--like", "Order", "--yes"],
      ["add", "entity", "Coupon", "--field", "code:String", "--like", "Order", "--dry-run"],
      ["fix", "--choose", "move-to-layer", "--yes"], ["fix", "--safe", "--rounds", "--yes"],
      ["fix", "--list"],
    ]
    for command in commands {
      let run = try BuiltCommand.run(command, in: root)
      #expect(run.code == 2, "\(command): \(run.output)\(run.errors)")
      #expect(
        run.errors.contains(
          """
          'Shop.xcodeproj/project.pbxproj' has a merge marker in line 7; nothing was written: \
          resolve the merge, then run the command again
          """), "\(command): \(run.errors)")
      #expect(!run.output.contains("Coupon"))
    }
    #expect(try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted() == before)
    let check = try BuiltCommand.run(["check", "--no-cache"], in: root)
    #expect(check.errors.contains("there is a merge marker in line 7"), "\(check.errors)")
  }

  @Test func whatOnlyLooksLikeAMergeMarkerIsNone() throws {
    let text = Self.project.replacingOccurrences(
      of: "\tarchiveVersion", with: "\t/* <<<<<<< HEAD ======= */\n\tarchiveVersion")
    let root = try project(text)
    defer { try? FileManager.default.removeItem(at: root) }
    let run = try add(in: root)
    #expect(run.code == 0, "\(run.output)\(run.errors)")
  }

  @Test func whatIsNotWrittenAsXcodeWritesItIsLeftToPeople() throws {
    let text = Self.project.replacingOccurrences(
      of: "path = Order.swift;", with: "path = \"Order.swift\";")
    let root = try project(text)
    defer { try? FileManager.default.removeItem(at: root) }
    let run = try add(in: root)
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(
      run.output.contains("by hand: in Xcode, add 'Domain/Entities/Coupon.swift'"), "\(run.output)")
    let place = root.appendingPathComponent("Shop.xcodeproj/project.pbxproj")
    #expect(try String(contentsOf: place, encoding: .utf8) == text)
  }
}
