/// What Foundation's requests were called in Swift 2.
enum OlderNetwork {
  static let declaration = """
    @available(Foundation, obsoleted: 3, renamed: "URLSession") typealias NSURLSession = URLSession
    @available(Foundation, obsoleted: 3, renamed: "URLSessionConfiguration") typealias NSURLSessionConfiguration = URLSessionConfiguration
    @available(Foundation, obsoleted: 3, renamed: "URLSessionTask") typealias NSURLSessionTask = URLSessionTask
    @available(Foundation, obsoleted: 3, renamed: "URLSessionDataTask") typealias NSURLSessionDataTask = URLSessionDataTask
    extension URLSession {
      @available(Foundation, obsoleted: 3, renamed: "shared") class func sharedSession() -> URLSession { .shared }
      @available(Foundation, obsoleted: 3, renamed: "dataTask(with:completionHandler:)") func dataTaskWithRequest(_ request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask { self.dataTask(with: request, completionHandler: completionHandler) }
      @available(Foundation, obsoleted: 3, renamed: "dataTask(with:completionHandler:)") func dataTaskWithURL(_ url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask { self.dataTask(with: url, completionHandler: completionHandler) }
    }
    extension URLSessionConfiguration {
      @available(Foundation, obsoleted: 3, renamed: "default") class func defaultSessionConfiguration() -> URLSessionConfiguration { .default }
    }
    """
}
