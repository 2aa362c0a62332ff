/// `URLRequest` and the responses: values alone, as nothing here reaches a network.
enum URLRequests: LibraryPart {
  static let declaration = #"""
    struct URLRequest: Hashable, Sendable, CustomStringConvertible {
      var url: URL?
      var httpMethod: String? = "GET"
      var httpBody: Data?
      var allHTTPHeaderFields: [String: String]? = [:]
      var timeoutInterval: Double
      init(url: URL, timeoutInterval: Double = 60.0) {
        self.url = url
        self.timeoutInterval = timeoutInterval
      }
      var description: String { url?.absoluteString ?? "url: nil" }
      func value(forHTTPHeaderField field: String) -> String? {
        allHTTPHeaderFields?.first { $0.key.lowercased() == field.lowercased() }?.value
      }
      mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        allHTTPHeaderFields = (allHTTPHeaderFields ?? [:]).filter { $0.key.lowercased() != field.lowercased() }
        if let value { allHTTPHeaderFields?[field] = value }
      }
      mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        let known = self.value(forHTTPHeaderField: field)
        setValue(known.map { "\($0),\(value)" } ?? value, forHTTPHeaderField: field)
      }
      static func == (lhs: URLRequest, rhs: URLRequest) -> Bool {
        lhs.url == rhs.url && lhs.httpMethod == rhs.httpMethod && lhs.httpBody == rhs.httpBody
          && lhs.allHTTPHeaderFields == rhs.allHTTPHeaderFields
      }
      func hash(into hasher: inout Hasher) { hasher.combine(url) }
    }
    open class URLResponse: NSObject {
      let url: URL?
      init(url: URL) {
        self.url = url
        super.init()
      }
      var mimeType: String? { nil }
    }
    open class HTTPURLResponse: URLResponse {
      let statusCode: Int
      let headerFields: [String: String]
      init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
        self.statusCode = statusCode
        self.headerFields = headerFields ?? [:]
        super.init(url: url)
      }
      override var description: String {
        let address = super.description.split(separator: " ").last ?? ">"
        let headers = headerFields.sorted { $0.key < $1.key }.map { "    \"\($0.key)\" = \"\($0.value)\";\n" }
        return "<NSHTTPURLResponse: \(address) { URL: \(url?.absoluteString ?? "(null)") } { status code: \(statusCode), headers {\n\(headers.joined())} }"
      }
      var allHeaderFields: [AnyHashable: Any] {
        Dictionary(uniqueKeysWithValues: headerFields.map { (AnyHashable($0.key), $0.value as Any) })
      }
    }
    """#
}
