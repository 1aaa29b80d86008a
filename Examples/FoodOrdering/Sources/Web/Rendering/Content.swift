/// What a page shows, by the names in its template; what is nil is not there.
struct Content: ExpressibleByDictionaryLiteral {
  private(set) var values: [String: Any] = [:]

  init(dictionaryLiteral elements: (String, Any?)...) {
    for (name, value) in elements { self[name] = value }
  }

  subscript(name: String) -> Any? {
    get { values[name] }
    set {
      values[name] =
        switch newValue {
        case let content as Content: content.values
        case let contents as [Content]: contents.map(\.values)
        default: newValue
        }
    }
  }
}
