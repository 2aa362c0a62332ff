import Foundation
import ScriptMachine

/// `URLComponents` and `URLQueryItem`.
enum URLParts: LibraryPart {
  static let declaration = #"""
    struct URLQueryItem: Hashable, Sendable, CustomStringConvertible {
      var name: String
      var value: String?
      init(name: String, value: String?) {
        self.name = name
        self.value = value
      }
      var description: String { value.map { "\(name)=\($0)" } ?? name }
      static func == (lhs: URLQueryItem, rhs: URLQueryItem) -> Bool { lhs.name == rhs.name && lhs.value == rhs.value }
      func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(value)
      }
    }
    struct URLComponents: Hashable, Sendable, CustomStringConvertible {
      init()
      init?(string: String)
      init?(url: URL, resolvingAgainstBaseURL resolve: Bool)
      var scheme: String? { get set }
      var user: String? { get set }
      var password: String? { get set }
      var host: String? { get set }
      var port: Int? { get set }
      var path: String { get set }
      var query: String? { get set }
      var fragment: String? { get set }
      var percentEncodedPath: String { get set }
      var percentEncodedQuery: String? { get set }
      var queryItems: [URLQueryItem]? { get set }
      var url: URL? { get }
      var string: String? { get }
      var description: String { get }
      static func == (lhs: URLComponents, rhs: URLComponents) -> Bool
      func hash(into hasher: inout Hasher)
    }
    class NSURLComponents: NSObject {
      private var parts: URLComponents
      override init() {
        parts = URLComponents()
        super.init()
      }
      init?(string: String) {
        guard let parts = URLComponents(string: string) else { return nil }
        self.parts = parts
        super.init()
      }
      init?(url: URL, resolvingAgainstBaseURL resolve: Bool) {
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: resolve) else { return nil }
        self.parts = parts
        super.init()
      }
      var scheme: String? { get { parts.scheme } set { parts.scheme = newValue } }
      var user: String? { get { parts.user } set { parts.user = newValue } }
      var password: String? { get { parts.password } set { parts.password = newValue } }
      var host: String? { get { parts.host } set { parts.host = newValue } }
      var port: NSNumber? { get { parts.port.map { NSNumber(value: $0) } } set { parts.port = newValue?.intValue } }
      var path: String? { get { parts.path } set { parts.path = newValue ?? "" } }
      var query: String? { get { parts.query } set { parts.query = newValue } }
      var fragment: String? { get { parts.fragment } set { parts.fragment = newValue } }
      var percentEncodedPath: String? { get { parts.percentEncodedPath } set { parts.percentEncodedPath = newValue ?? "" } }
      var percentEncodedQuery: String? { get { parts.percentEncodedQuery } set { parts.percentEncodedQuery = newValue } }
      var queryItems: [URLQueryItem]? { get { parts.queryItems } set { parts.queryItems = newValue } }
      var url: URL? { parts.url }
      var string: String? { parts.string }
    }
    """#

  static func register(in table: inout NativeTable) {
    typealias Parts = URLComponents
    table.function("URLComponents.init()") { URLComponents() }
    table.function("URLComponents.init(string:)") { (text: String) in URLComponents(string: text) }
    table.function("URLComponents.init(url:resolvingAgainstBaseURL:)") {
      (url: URL, isResolving: Bool) in
      URLComponents(url: url, resolvingAgainstBaseURL: isResolving)
    }
    table.function("URLComponents.scheme") { (parts: Parts) in parts.scheme }
    table.mutating("URLComponents.scheme=") { (parts: inout Parts, scheme: String?) in
      // Foundation stops the program for a scheme that can be none.
      parts.scheme = scheme?.wholeMatch(of: #/[A-Za-z][A-Za-z0-9+.\-]*/#) == nil ? nil : scheme
    }
    table.function("URLComponents.port") { (parts: Parts) in parts.port }
    table.mutating("URLComponents.port=") { (parts: inout Parts, port: Int?) in
      parts.port = port.flatMap { $0 >= 0 ? $0 : nil }
    }
    table.property("URLComponents.user", \Parts.user)
    table.property("URLComponents.password", \Parts.password)
    table.property("URLComponents.host", \Parts.host)
    table.property("URLComponents.path", \Parts.path)
    table.property("URLComponents.query", \Parts.query)
    table.property("URLComponents.fragment", \Parts.fragment)
    table.property("URLComponents.queryItems", \Parts.queryItems)
    table.function("URLComponents.percentEncodedPath") { (parts: Parts) in
      parts.percentEncodedPath
    }
    table.function("URLComponents.percentEncodedQuery") { (parts: Parts) in
      parts.percentEncodedQuery
    }
    table.mutating("URLComponents.percentEncodedPath=") { (parts: inout Parts, path: String) in
      // Foundation stops the program for what is not encoded.
      if let plain = path.removingPercentEncoding { parts.path = plain }
    }
    table.mutating("URLComponents.percentEncodedQuery=") { (parts: inout Parts, text: String?) in
      parts.query = text?.removingPercentEncoding
    }
    table.function("URLComponents.url") { (parts: Parts) in parts.url }
    table.function("URLComponents.string") { (parts: Parts) in parts.string }
    table.describable("URLComponents", Parts.self)
    table.hashable("URLComponents", Parts.self)
  }
}

extension URLComponents: ScriptStruct {}

/// For scripts it is a struct with two stored properties.
extension URLQueryItem: ScriptConvertible {
  static func make(from value: Value, _ machine: Machine) throws -> URLQueryItem {
    let parts = try value.record(machine)
    return URLQueryItem(
      name: try parts[0].string(machine),
      value: try String?.make(from: parts[1], machine)
    )
  }
  func scriptValue(_ machine: Machine) throws -> Value {
    .tuple(.string(name), try value.scriptValue(machine))
  }
}
