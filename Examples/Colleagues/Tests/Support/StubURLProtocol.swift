import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@testable import Colleagues

/// Tells of a colleague with the name of what was asked; the port is the status of the answer.
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
    let colleagues = [ColleagueDTO.sample(url.path())]
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: (try? JSONEncoder().encode(colleagues)) ?? Data())
    client?.urlProtocolDidFinishLoading(self)
  }
}
