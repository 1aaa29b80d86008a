internal import StrataCode
package import StrataFeatures

/// Edits of a file as agents spell them.
package enum EditList {
  /// The edits of a document: `{"edits": [{"old": "…", "new": "…"}]}`, or the list of them.
  package static func edits(_ bytes: [UInt8]) throws(Failure) -> [TextEdit] {
    let document: JSONValue
    do throws(JSONReader.Mistake) { document = try JSONReader.value(bytes) } catch {
      throw Failure(
        kind: "edit",
        message: Phrase(
          "the edits are no JSON: byte \(error.offset + 1) is not expected",
          zh: "编辑不是有效的 JSON：第 \(error.offset + 1) 个字节有误"))
    }
    guard let edits = edits(in: document["edits"] ?? document) else {
      throw Failure(
        kind: "edit",
        message: Phrase(
          #"the edits are no list of {"old": "…", "new": "…"}"#,
          zh: #"编辑不是 {"old": "…", "new": "…"} 的列表"#))
    }
    return edits
  }

  /// The edits of a list; nil if it holds anything else.
  static func edits(in list: JSONValue) -> [TextEdit]? {
    guard let items = list.items else { return nil }
    let edits = items.compactMap { item -> TextEdit? in
      guard let old = item["old"]?.text, let new = item["new"]?.text, item.members?.count == 2
      else { return nil }
      return TextEdit(old: old, new: new)
    }
    return edits.count == items.count ? edits : nil
  }
}
