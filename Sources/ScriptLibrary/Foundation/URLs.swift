import Foundation
import ScriptMachine

/// `URL`.
enum URLs: LibraryPart {
  static let declaration = #"""
    struct URL: Hashable, Codable, Sendable, CustomStringConvertible {
      init?(string: String)
      init?(string: String, relativeTo url: URL?)
      init(fileURLWithPath path: String)
      init(filePath path: String)
      init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let value = URL(string: text) else {
          throw DecodingError.dataCorrupted(
            DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Invalid URL string.")
          )
        }
        self = value
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(absoluteString)
      }
      var absoluteString: String { get }
      var absoluteURL: URL { get }
      var scheme: String? { get }
      var host: String? { get }
      var port: Int? { get }
      var path: String { get }
      var query: String? { get }
      var fragment: String? { get }
      var user: String? { get }
      var password: String? { get }
      var lastPathComponent: String { get }
      var pathComponents: [String] { get }
      var pathExtension: String { get }
      var isFileURL: Bool { get }
      var description: String { get }
      func host(percentEncoded: Bool = true) -> String?
      func path(percentEncoded: Bool = true) -> String
      func query(percentEncoded: Bool = true) -> String?
      func appendingPathComponent(_ pathComponent: String) -> URL
      func appendingPathExtension(_ pathExtension: String) -> URL
      func appending(path: String) -> URL
      func appending(component: String) -> URL
      func appending(queryItems: [URLQueryItem]) -> URL
      func deletingLastPathComponent() -> URL
      func deletingPathExtension() -> URL
      static func == (lhs: URL, rhs: URL) -> Bool
      func hash(into hasher: inout Hasher)
    }
    """#

  static func register(in table: inout NativeTable) {
    table.function("URL.init(string:)") { (text: String) in URL(string: text) }
    table.function("URL.init(string:relativeTo:)") { (text: String, base: URL?) in
      URL(string: text, relativeTo: base)
    }
    for label in ["fileURLWithPath", "filePath"] {
      table.function("URL.init(\(label):)") { (path: String) in URL(fileURLWithPath: path) }
    }
    registerParts(in: &table)
    registerPaths(in: &table)
    table.describable("URL", URL.self)
    table.hashable("URL", URL.self)
  }

  private static func registerParts(in table: inout NativeTable) {
    func part(_ name: String, _ value: @escaping (URL) -> some ScriptConvertible) {
      table.function("URL.\(name)", value)
    }
    part("absoluteString") { $0.absoluteString }
    part("absoluteURL") { $0.absoluteURL }
    part("scheme") { $0.scheme }
    part("host") { $0.host() }
    part("port") { $0.port }
    part("path") { $0.path(percentEncoded: false) }
    part("query") { $0.query() }
    part("fragment") { $0.fragment() }
    part("user") { $0.user() }
    part("password") { $0.password() }
    part("lastPathComponent") { $0.lastPathComponent }
    part("pathComponents") { $0.pathComponents }
    part("pathExtension") { $0.pathExtension }
    part("isFileURL") { $0.isFileURL }
    table.function("URL.host(percentEncoded:)") { (url: URL, isEncoded: Bool) in
      url.host(percentEncoded: isEncoded)
    }
    table.function("URL.path(percentEncoded:)") { (url: URL, isEncoded: Bool) in
      url.path(percentEncoded: isEncoded)
    }
    table.function("URL.query(percentEncoded:)") { (url: URL, isEncoded: Bool) in
      url.query(percentEncoded: isEncoded)
    }
  }

  private static func registerPaths(in table: inout NativeTable) {
    for name in ["appendingPathComponent(_:)", "appending(path:)"] {
      table.function("URL.\(name)") { (url: URL, text: String) in url.appending(path: text) }
    }
    table.function("URL.appending(component:)") { (url: URL, text: String) in
      url.appending(component: text)
    }
    table.method("URL.appendingPathExtension(_:)", URL.appendingPathExtension)
    table.function("URL.appending(queryItems:)") { (url: URL, items: [URLQueryItem]) in
      url.appending(queryItems: items)
    }
    table.method("URL.deletingLastPathComponent()", URL.deletingLastPathComponent)
    table.method("URL.deletingPathExtension()", URL.deletingPathExtension)
  }
}

extension URL: ScriptStruct {}
