import Alamofire
import Foundation
import UIKit

enum BackendStage {
  case production
  case staging

  static var current: BackendStage {
    #if DEBUG
      return .staging
    #else
      return .production
    #endif
  }

  var baseURL: URL {
    switch self {
    case .production: return URL(string: "https://api.tangled.example/v2")!
    case .staging: return URL(string: "https://staging.tangled.example/v2")!
    }
  }
}

enum APIError: Error {
  case unauthorized
  case notFound
  case transport(AFError)
}

final class APIClient {
  private let stage: BackendStage
  private let session: Session
  private let decoder: JSONDecoder

  init(stage: BackendStage, session: Session = .default) {
    self.stage = stage
    self.session = session
    decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
  }

  func get<Response: Decodable & Sendable>(_ path: String) async throws -> Response {
    try await send(session.request(stage.baseURL.appendingPathComponent(path)))
  }

  func post<Body: Encodable & Sendable, Response: Decodable & Sendable>(
    _ path: String, body: Body
  ) async throws -> Response {
    try await send(
      session.request(
        stage.baseURL.appendingPathComponent(path),
        method: .post,
        parameters: body,
        encoder: JSONParameterEncoder.default
      )
    )
  }

  private func send<Response: Decodable & Sendable>(_ request: DataRequest) async throws -> Response
  {
    do {
      return try await request.validate()
        .serializingDecodable(Response.self, decoder: decoder)
        .value
    } catch let error as AFError {
      switch error.responseCode {
      case 401:
        await showSessionExpired()
        throw APIError.unauthorized
      case 404:
        throw APIError.notFound
      default:
        throw APIError.transport(error)
      }
    }
  }

  // Every screen forgot this at least once, so it happens here.
  @MainActor
  private func showSessionExpired() {
    let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
    guard let root = scene?.windows.first?.rootViewController else { return }
    let alert = UIAlertController(
      title: "You have been signed out",
      message: "Please sign in again to go on with your order.",
      preferredStyle: .alert
    )
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(alert, animated: true)
  }
}
