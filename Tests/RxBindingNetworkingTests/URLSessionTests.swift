import Foundation
import FoundationNetworking
import RxBinding
import RxBindingNetworking
import Testing

/// Answers every request without a network: the status is the path.
private final class Echo: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, let status = Int(url.lastPathComponent),
      let response = HTTPURLResponse(
        url: url,
        statusCode: status,
        httpVersion: nil,
        headerFields: nil
      )
    else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(#"{"a": 1}"#.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

@Suite(.timeLimit(.minutes(1)), .serialized)
struct URLSessionTests {
  private let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Echo.self]
    return URLSession(configuration: configuration)
  }()

  init() { URLSession.rx.shouldLogRequest = { _ in false } }

  private func url(_ status: Int) throws -> URL {
    try #require(URL(string: "https://echo.test/\(status)"))
  }

  private func request(_ status: Int) throws -> URLRequest { URLRequest(url: try url(status)) }

  @Test func response() async throws {
    for try await answer in session.rx.response(request: try request(404)).values {
      #expect(answer.response.statusCode == 404)
      #expect(answer.data.count == 8)
    }
  }

  @Test func json() async throws {
    var seen: [String: Int]?
    for try await value in session.rx.json(url: try url(200)).values {
      seen = value as? [String: Int]
    }
    #expect(seen == ["a": 1])
  }

  @Test func aBadStatusIsAnError() async {
    do {
      for try await _ in session.rx.data(request: try request(500)).values {}
      Issue.record("no error")
    } catch RxCocoaURLError.httpRequestFailed(let response, let data) {
      #expect(response.statusCode == 500)
      #expect(data?.count == 8)
    } catch {
      Issue.record("\(error)")
    }
  }
}
