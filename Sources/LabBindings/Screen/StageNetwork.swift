import Foundation
import ScriptMachine
import Stage

/// The network of a script: `URLSession` is `SimulatedSession`, and what it does is recorded.
enum StageNetwork {
  static let declaration = """
    open class URLSessionConfiguration: NSObject {
      class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
      class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
      var timeoutIntervalForRequest: Double = 60
      override init() { super.init() }
    }
    open class URLSessionTask: NSObject {
      override init() { super.init() }
      open func resume() {}
      open func cancel() {}
    }
    open class URLSessionDataTask: URLSessionTask {
      override init() { super.init() }
    }
    open class URLSession: NSObject {
      class var shared: URLSession { SimulatedSession.shared }
      let configuration: URLSessionConfiguration
      init(configuration: URLSessionConfiguration) {
        self.configuration = configuration
        super.init()
      }
      @discardableResult open func dataTask(with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask {
        URLSession.shared.dataTask(with: request, completionHandler: completionHandler)
      }
      @discardableResult open func dataTask(with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask {
        dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
      }
      func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await withCheckedThrowingContinuation { continuation in
          dataTask(with: request) { data, response, error in
            if let data, let response { continuation.resume(returning: (data, response)) }
            if let error { continuation.resume(throwing: error) }
          }.resume()
        }
      }
      func data(from url: URL) async throws -> (Data, URLResponse) { try await data(for: URLRequest(url: url)) }
    }
    internal enum NetworkLog {
      static var now: Date { Date(timeIntervalSince1970: due) }
      private static var due: Double { get }
      static func request(_ number: Int, _ text: String, _ then: () -> Void)
      static func response(_ number: Int, _ text: String, _ then: () -> Void)
      static func note(_ text: String) { print("note: \\(text)") }
    }
    """
}

extension LabContext {
  func registerNetwork(in table: inout NativeTable) {
    let kinds: [(String, LogRecord.Kind, (Int, String) -> LogRecord.Payload)] = [
      ("request", .request, LogRecord.Payload.request),
      ("response", .response, LogRecord.Payload.response),
    ]
    // In real time, too, a request takes as long as the script says: code runs later than it was due.
    for clock in ["NetworkLog", "RequestClock"] {
      table.add("\(clock).due") { [unowned stage] _ in
        .double(stage.dueDate.timeIntervalSince1970)
      }
    }
    for (name, kind, payload) in kinds {
      table.add("NetworkLog.\(name)(_:_:_:)") { [self] call in
        let (number, text): (Int, String) = (try call.int(1), try call.convert(2))
        let then: ScriptFunction<Void> = try call.convert(3)
        let cause = stage.currentThread.cause
        let position = cause == nil ? stage.callPosition?() : nil
        let record = stage.record(kind, at: position, call: position) { payload(number, text) }
        try stage.currentThread.withCause(Cause(record, subscription: cause?.subscription)) {
          try then.throwing()
        }
        return .void
      }
    }
  }
}
