import Foundation
import SwiftScript

/// What a script's `URLComponents` holds.
final class URLComponentsModel {
  var components: URLComponents

  init(_ components: URLComponents) { self.components = components }
}

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
      func own(_ value: Value) -> URLComponentsModel? { value.payload() }
      func made(_ components: URLComponents?) -> Value {
        .wrapping(components.map { value("URLComponents", URLComponentsModel($0)) })
      }
      type.describe { ($0 as? URLComponentsModel)?.components.description ?? "" }
      type.equality {
        ($0 as? URLComponentsModel)?.components == ($1 as? URLComponentsModel)?.components
      }
      type.initializer("()") { [self] _ in
        value("URLComponents", URLComponentsModel(URLComponents()))
      }
      type.initializer("(string: String)") { made(URLComponents(string: $0[0].description)) }
      type.initializer("(url: URL, resolvingAgainstBaseURL: Bool)") { call in
        made(
          call[0].payload(URL.self).flatMap {
            URLComponents(url: $0, resolvingAgainstBaseURL: false)
          }
        )
      }
      let texts: [(String, WritableKeyPath<URLComponents, String?>)] = [
        ("host", \.host), ("query", \.query), ("fragment", \.fragment), ("user", \.user),
        ("password", \.password),
      ]
      for (name, path) in texts {
        type.property("\(name): String?") {
          .wrapping(own($0)?.components[keyPath: path].map(Value.string))
        } set: {
          own($0)?.components[keyPath: path] = $1.wrapped?.description
        }
      }
      type.property("scheme: String?") {
        .wrapping(own($0)?.components.scheme.map(Value.string))
      } set: {
        // Foundation stops the program for a scheme that can be none.
        let scheme = $1.wrapped?.description
        let isSound = scheme?.wholeMatch(of: #/[A-Za-z][A-Za-z0-9+.\-]*/#) != nil
        own($0)?.components.scheme = isSound ? scheme : nil
      }
      type.property("path: String") {
        .string(own($0)?.components.path ?? "")
      } set: {
        own($0)?.components.path = $1.description
      }
      type.property("port: Int?") {
        .wrapping(own($0)?.components.port.map(Value.int))
      } set: {
        own($0)?.components.port = $1.wrapped?.whole.flatMap { $0 >= 0 ? $0 : nil }
      }
      type.property("queryItems: [URLQueryItem]?") { [self] in
        .wrapping(
          own($0)?.components.queryItems.map { .array($0.map { value("URLQueryItem", $0) }) }
        )
      } set: {
        own($0)?.components.queryItems = $1.wrapped?.elements?.compactMap { $0.payload() }
      }
      type.property("percentEncodedQuery: String?") {
        .wrapping(own($0)?.components.percentEncodedQuery.map(Value.string))
      }
      type.property("string: String?") { .wrapping(own($0)?.components.string.map(Value.string)) }
      type.property("url: URL?") { [self] in
        .wrapping(own($0)?.components.url.map { value("URL", $0) })
      }
    }
  }
}
