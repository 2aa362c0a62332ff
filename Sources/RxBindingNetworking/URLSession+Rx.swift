public import Foundation
public import FoundationNetworking
public import RxBinding
import Synchronization

extension Reactive where Base: URLSession {
  /// Sends the request for each subscriber, and sends the answer, whatever its status; disposal cancels the request.
  public func response(
    request: URLRequest
  ) -> Observable<(response: HTTPURLResponse, data: Data)> {
    requests.response(request)
  }

  /// The data of the answer; any status but 200 to 299 is a `RxCocoaURLError.httpRequestFailed`.
  public func data(request: URLRequest) -> Observable<Data> { requests.data(request) }

  /// The data of the answer, read as JSON.
  public func json(
    request: URLRequest,
    options: JSONSerialization.ReadingOptions = []
  ) -> Observable<Any> {
    requests.json(request, options: options)
  }

  /// The data of the answer to a `GET`, read as JSON.
  public func json(url: URL) -> Observable<Any> { json(request: URLRequest(url: url)) }

  private var requests: Requests<URLRequest, RxCocoaURLError> {
    Requests(status: \.statusCode, trace: trace, start: start)
  }

  private func start(
    _ request: URLRequest,
    _ completion: @escaping (Result<(response: HTTPURLResponse, data: Data), any Error>) -> Void
  ) -> () -> Void {
    // The session calls it once, on a queue of its own.
    nonisolated(unsafe) let completion = completion
    let task = base.dataTask(with: request) { data, response, error in
      completion(outcome(data, response, error))
    }
    task.resume()
    return { task.cancel() }
  }

  private var trace: RequestTrace<URLRequest> {
    RequestTrace(
      shouldLog: { URLSession.rx.shouldLogRequest($0) },
      describe: { request in
        RequestDescription(
          method: request.httpMethod ?? "GET",
          url: request.url?.absoluteString ?? "<unknown url>",
          headers: request.allHTTPHeaderFields ?? [:],
          body: request.httpBody
        )
      },
      now: { RequestClock.now }
    )
  }
}

extension Reactive where Base == URLSession {
  /// Whether a request is printed: as a command, with how it ended.
  ///
  /// True for all in debug builds, false in release builds.
  public static var shouldLogRequest: (URLRequest) -> Bool {
    get { logSetting.withLock { $0 }.shouldLog }
    set {
      let setting = LogSetting(shouldLog: newValue)
      logSetting.withLock { $0 = setting }
    }
  }
}

/// Sendable: the closure is called on the queues of sessions, as whoever sets it knows.
private struct LogSetting: @unchecked Sendable {
  let shouldLog: (URLRequest) -> Bool
}

private let logSetting = Mutex(LogSetting { _ in DebugBuild.isOne })

private func outcome(
  _ data: Data?,
  _ response: URLResponse?,
  _ error: (any Error)?
) -> Result<(response: HTTPURLResponse, data: Data), any Error> {
  guard error == nil, let data, let response else {
    return .failure(error ?? RxCocoaURLError.unknown)
  }
  guard let response = response as? HTTPURLResponse else {
    return .failure(RxCocoaURLError.nonHTTPResponse(response: response))
  }
  return .success((response, data))
}
