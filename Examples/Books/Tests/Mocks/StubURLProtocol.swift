import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Tells what was asked, with the port as the status; without a port there is no answer.
final class StubURLProtocol: URLProtocol {
  static var session: URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubURLProtocol.self]
    return URLSession(configuration: configuration)
  }

  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}

  override func startLoading() {
    guard let url = request.url, let status = url.port,
      let response = HTTPURLResponse(
        url: url, statusCode: status, httpVersion: nil, headerFields: nil)
    else {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
      return
    }
    let asked = "\(request.httpMethod ?? "") \(url.path())"
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(asked.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
}
