import FoodPresentation
import Hummingbird

/// Receives requests: knows whose they are and what they say.
struct FrontDesk: Sendable {
  let visitors: VisitorStore
  let templates: Templates

  /// The visit that a request belongs to, at a place of the app.
  @MainActor
  func visit(_ request: Request, at route: Route) -> Visit {
    let id = request.cookies["food_visitor"]?.value
    return Visit(visitors.visitor(id), at: route, templates: templates)
  }

  /// What a form says.
  ///
  /// - Throws: `HTTPError` for a form that is too large, or no such form.
  func form<Form: Decodable>(
    _ type: Form.Type, of request: Request, _ context: BasicRequestContext
  ) async throws -> Form {
    var request = request
    let body = try await request.collectBody(upTo: 16_384)
    do {
      return try URLEncodedFormDecoder().decode(type, from: String(buffer: body))
    } catch {
      throw HTTPError(.badRequest, message: "this form cannot be read")
    }
  }
}
