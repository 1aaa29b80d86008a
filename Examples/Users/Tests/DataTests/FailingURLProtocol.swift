import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Lets every request fail as if it had been cancelled.
final class FailingURLProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    client?.urlProtocol(self, didFailWithError: URLError(.cancelled))
  }

  override func stopLoading() {}
}
