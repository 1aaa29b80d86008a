import Foundation
import Mustache

/// The pages, as they lie beside the code.
struct Templates {
  private let library: MustacheLibrary
  /// The one style sheet.
  let style: String

  /// - Throws: What is wrong with a template, or that one cannot be read.
  init() async throws {
    guard let site = Bundle.module.url(forResource: "Site", withExtension: nil) else {
      throw MissingTemplate(name: "Site")
    }
    library = try await MustacheLibrary(directory: site.appendingPathComponent("templates").path)
    style = try String(contentsOf: site.appendingPathComponent("style.css"), encoding: .utf8)
  }

  /// A page as HTML; all text in the content is escaped.
  func html(_ page: String, _ content: Content) throws -> String {
    guard let html = library.render(content.values, withTemplate: page) else {
      throw MissingTemplate(name: page)
    }
    return html
  }

  /// There is no such page.
  struct MissingTemplate: Error {
    var name: String
  }
}
