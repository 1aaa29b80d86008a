extension FixingSuite {
  /// A project that lists its files, with a group for each folder; what is shown and not
  /// compiled says so by a `?` behind its name.
  func xcodeProject(of folders: [String: [String]]) -> String {
    var number = 0
    func fresh() -> String {
      number += 1
      let digits = String(number)
      return "A" + String(repeating: "0", count: 23 - digits.count) + digits
    }
    var (builds, references, groups, phase) = ("", "", "", "")
    func group(_ name: String, at path: String) -> String {
      let id = fresh()
      var children = ""
      for listed in folders[path] ?? [] {
        let file = listed.hasSuffix("?") ? String(listed.dropLast()) : listed
        let (build, reference) = (fresh(), fresh())
        references +=
          "\t\t\(reference) /* \(file) */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = \(file); sourceTree = \"<group>\"; };\n"
        children += "\t\t\t\t\(reference) /* \(file) */,\n"
        if file != listed { continue }
        builds +=
          "\t\t\(build) /* \(file) in Sources */ = {isa = PBXBuildFile; fileRef = \(reference) /* \(file) */; };\n"
        phase += "\t\t\t\t\(build) /* \(file) in Sources */,\n"
      }
      let prefix = path.isEmpty ? "" : path + "/"
      let below = Set(
        folders.keys.filter { $0.hasPrefix(prefix) && $0 != path }
          .compactMap { $0.dropFirst(prefix.count).split(separator: "/").first }
      ).sorted()
      for folder in below {
        let child = group(String(folder), at: prefix + folder)
        children += "\t\t\t\t\(child) /* \(folder) */,\n"
      }
      groups += """
        \t\t\(id) /* \(name) */ = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \(children)\t\t\t);
        \(path.isEmpty ? "" : "\t\t\tpath = \(name);\n")\t\t\tsourceTree = "<group>";
        \t\t};

        """
      return id
    }
    let main = group("Shop", at: "")
    return """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tobjectVersion = 56;
      \tobjects = {
      \(builds)\(references)\(groups)\t\tB00000000000000000000001 /* Sources */ = {
      \t\t\tisa = PBXSourcesBuildPhase;
      \t\t\tfiles = (
      \(phase)\t\t\t);
      \t\t};
      \t\tB00000000000000000000002 /* Shop */ = {
      \t\t\tisa = PBXNativeTarget;
      \t\t\tbuildPhases = (
      \t\t\t\tB00000000000000000000001 /* Sources */,
      \t\t\t);
      \t\t\tname = Shop;
      \t\t\tproductType = "com.apple.product-type.application";
      \t\t};
      \t\tB00000000000000000000003 /* Project object */ = {
      \t\t\tisa = PBXProject;
      \t\t\tmainGroup = \(main) /* Shop */;
      \t\t\ttargets = (
      \t\t\t\tB00000000000000000000002 /* Shop */,
      \t\t\t);
      \t\t};
      \t};
      \trootObject = B00000000000000000000003 /* Project object */;
      }

      """
  }
}
