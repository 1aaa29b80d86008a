/// The types of a file as one short text: `~` stands for the file's own name, and a name that begins
/// with a dot is nested in the type before it.
struct TypeNames {
  let text: String

  /// The names of types in a file, in their order.
  init(_ names: [String], file: String) {
    let stem = String(file.prefix { $0 != "." && $0 != "+" })
    var outer = ""
    text = names.map { name in
      let isNested = !outer.isEmpty && name.hasPrefix(outer + ".")
      if !isNested { outer = name }
      let rest = isNested ? String(name.dropFirst(outer.count)) : name
      let short =
        !stem.isEmpty && rest.hasPrefix(stem) ? "~" + rest.dropFirst(stem.count) : rest
      return short.printable.split(separator: " ").joined(separator: "\u{A0}")
    }.joined(separator: " ")
  }
}
