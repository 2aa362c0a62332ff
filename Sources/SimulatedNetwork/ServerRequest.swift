public import Foundation
import FoundationNetworking

/// A request as the server sees it.
public struct ServerRequest {
  /// 1, 2, 3, … in the order of sending.
  public let number: Int

  /// `GET`, `POST`.
  public let method: String

  /// The path without the query: `/search`.
  public let path: String

  public let url: URL
  public let headers: [String: String]
  public let body: Data

  private let query: [URLQueryItem]

  init(_ number: Int, _ request: URLRequest, to url: URL) {
    let parts = URLComponents(string: url.absoluteString)
    self.number = number
    self.url = url
    method = request.httpMethod ?? "GET"
    path = parts?.path ?? ""
    query = parts?.queryItems ?? []
    headers = request.allHTTPHeaderFields ?? [:]
    body = request.httpBody ?? Data()
  }

  /// The value of a query item; empty if there is none.
  public subscript(name: String) -> String {
    query.first { $0.name == name }?.value ?? ""
  }

  /// The body as JSON.
  public var json: Any? { try? JSONSerialization.jsonObject(with: body, options: []) }

  /// How the log calls it: `GET /search?q=rx`.
  var title: String {
    var text = url.absoluteString
    if let scheme = url.scheme, let host = url.host {
      text = String(text.dropFirst("\(scheme)://\(host)".count))
    }
    return "\(method) \(text.isEmpty ? "/" : text)"
  }
}
