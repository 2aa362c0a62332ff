public import Foundation

/// What is printed about requests: the request as a command, then how it ended.
public struct RequestTrace<Request> {
  private let shouldLog: (Request) -> Bool
  private let describe: (Request) -> RequestDescription
  let now: () -> Date
  private let writeLine: (String) -> Void

  /// - Parameters:
  ///   - shouldLog: Whether a request is printed.
  ///   - describe: What is printed of a request.
  ///   - now: Tells the time.
  ///   - write: Prints a text of one or more lines.
  public init(
    shouldLog: @escaping (Request) -> Bool,
    describe: @escaping (Request) -> RequestDescription,
    now: @escaping () -> Date = { Date() },
    write: @escaping (String) -> Void = { print($0) }
  ) {
    self.shouldLog = shouldLog
    self.describe = describe
    self.now = now
    writeLine = write
  }

  /// Prints a request that has ended.
  ///
  /// - Parameter outcome: The status of the answer, or the error.
  func write(_ request: Request, since began: Date, _ outcome: Result<Int, any Error>) {
    guard shouldLog(request) else { return }
    let milliseconds = Int((now().timeIntervalSince(began) * 1000).rounded())
    writeLine(describe(request).command)
    switch outcome {
    case .success(let status):
      let word = 200..<300 ~= status ? "Success" : "Failure"
      writeLine("\(word) (\(milliseconds)ms): Status \(status)")
    case .failure(let error as NSError)
    where error.domain == NSURLErrorDomain && error.code == NSURLErrorCancelled:
      writeLine("Canceled (\(milliseconds)ms)")
    case .failure(let error):
      writeLine("Failure (\(milliseconds)ms): NSError > \(error)")
    }
  }
}

/// What is printed of a request.
public struct RequestDescription {
  let method: String
  let url: String
  let headers: [String: String]
  let body: Data?

  public init(method: String, url: String, headers: [String: String] = [:], body: Data? = nil) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }

  /// The command that makes the same request in a terminal.
  var command: String {
    var command = "curl -X \(method) "
    if let body, let text = String(data: body, encoding: .utf8) {
      command += "-d \"\(escaped(text))\" "
    }
    for (key, value) in headers.sorted(by: { $0.key < $1.key }) {
      command += "\n    -H \"\(escaped(key)): \(escaped(value))\" "
    }
    return command + "\n\"\(escaped(url))\" -i -v"
  }

  private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\"", with: "\\\"")
  }
}
