import Foundation
import SwiftScript

extension LabContext {
  /// `URLComponents` and `URLQueryItem`.
  func declareURLParts() {
    library.type("URLQueryItem") { type in
      type.describe { "\($0)" }
      type.equality { ($0 as? URLQueryItem) == ($1 as? URLQueryItem) }
      type.initializer("(name: String, value: String?)") { [self] call in
        value(
          "URLQueryItem",
          URLQueryItem(name: call[0].description, value: call[1].wrapped?.description)
        )
      }
      type.property("name: String") { .string($0.payload(URLQueryItem.self)?.name ?? "") }
      type.property("value: String?") {
        .wrapping($0.payload(URLQueryItem.self)?.value.map(Value.string))
      }
    }
    library.type("URLComponents") { type in
      func own(_ value: Value) -> URLComponents { value.payload() ?? URLComponents() }
      func made(_ components: URLComponents?) -> Value {
        .wrapping(components.map { value("URLComponents", $0) })
      }
      func changing(_ whole: inout Value, _ change: (inout URLComponents) -> Void) {
        var components = own(whole)
        change(&components)
        whole = value("URLComponents", components)
      }
      type.describe { "\($0)" }
      type.equality { ($0 as? URLComponents) == ($1 as? URLComponents) }
      type.initializer("()") { [self] _ in value("URLComponents", URLComponents()) }
      type.initializer("(string: String)") { made(URLComponents(string: $0[0].description)) }
      type.initializer("(url: URL, resolvingAgainstBaseURL: Bool)") { call in
        made(
          call[0].payload(URL.self).flatMap {
            URLComponents(url: $0, resolvingAgainstBaseURL: false)
          }
        )
      }
      type.later { type in
        let texts: [(String, WritableKeyPath<URLComponents, String?>)] = [
          ("host", \.host), ("query", \.query), ("fragment", \.fragment), ("user", \.user),
          ("password", \.password),
        ]
        for (name, path) in texts {
          type.property("\(name): String?") {
            .wrapping(own($0)[keyPath: path].map(Value.string))
          } changing: { whole, new in
            changing(&whole) { $0[keyPath: path] = new.wrapped?.description }
          }
        }
      }
      type.property("scheme: String?") {
        .wrapping(own($0).scheme.map(Value.string))
      } changing: { whole, new in
        // Foundation stops the program for a scheme that can be none.
        let scheme = new.wrapped?.description
        let isSound = scheme?.wholeMatch(of: #/[A-Za-z][A-Za-z0-9+.\-]*/#) != nil
        changing(&whole) { $0.scheme = isSound ? scheme : nil }
      }
      type.property("path: String") {
        .string(own($0).path)
      } changing: { whole, new in
        changing(&whole) { $0.path = new.description }
      }
      type.property("port: Int?") {
        .wrapping(own($0).port.map(Value.int))
      } changing: { whole, new in
        changing(&whole) { $0.port = new.wrapped?.whole.flatMap { $0 >= 0 ? $0 : nil } }
      }
      type.property("queryItems: [URLQueryItem]?") { [self] in
        .wrapping(own($0).queryItems.map { .array($0.map { value("URLQueryItem", $0) }) })
      } changing: { whole, new in
        changing(&whole) { $0.queryItems = new.wrapped?.elements?.compactMap { $0.payload() } }
      }
      type.property("percentEncodedQuery: String?") {
        .wrapping(own($0).percentEncodedQuery.map(Value.string))
      }
      type.property("string: String?") { .wrapping(own($0).string.map(Value.string)) }
      type.property("url: URL?") { [self] in .wrapping(own($0).url.map { value("URL", $0) }) }
    }
  }
}
