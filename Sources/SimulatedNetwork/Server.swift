public import Foundation
import FoundationNetworking

/// The world behind a `SimulatedSession`: it answers what a program says it answers, and nothing else does.
///
/// ```swift
/// server.answer("GET", "/search", after: .milliseconds(400)) { request in
///   .json(["items": names.filter { $0.contains(request["q"]) }])
/// }
/// ```
public final class Server {
  fileprivate struct Rule {
    let method: String
    let pattern: String
    let delay: DispatchTimeInterval?
    let answer: (ServerRequest) -> Answer
  }

  private var rules: [Rule] = []

  /// What has been sent so far.
  public private(set) var requests: [ServerRequest] = []

  /// Whether there is no connection; a request fails after 10 milliseconds, since without a connection, too, it fails later
  /// than the call that sends it.
  public var offline = false

  /// How long an answer takes whose line does not say it.
  public var latency = DispatchTimeInterval.milliseconds(100)

  public init() {}

  /// Says what is answered to requests; of several lines that match the last one holds.
  ///
  /// - Parameters:
  ///   - method: `GET`, `POST`; `*` for all.
  ///   - path: A path, or a whole URL; `*` stands for any characters. Without a `?` in it, the query may be any.
  ///   - delay: How long it takes.
  public func answer(
    _ method: String,
    _ path: String,
    after delay: DispatchTimeInterval? = nil,
    _ answer: @escaping (ServerRequest) -> Answer
  ) {
    rules.append(Rule(method: method, pattern: path, delay: delay, answer: answer))
  }

  /// Says what is answered to one request after the other; the last answer stays.
  public func answer(
    _ method: String,
    _ path: String,
    after delay: DispatchTimeInterval? = nil,
    sequence answers: [Answer]
  ) {
    var rest = answers
    answer(method, path, after: delay) { _ in
      rest.count > 1 ? rest.removeFirst() : rest.first ?? .never
    }
  }

  /// Takes a request, and gives how long its answer takes and what makes it.
  func take(
    _ request: URLRequest,
    to url: URL
  ) -> (request: ServerRequest, delay: DispatchTimeInterval, answer: () -> Answer) {
    let taken = ServerRequest(requests.count + 1, request, to: url)
    requests.append(taken)
    if offline { return (taken, .milliseconds(10), { .fail(.notConnectedToInternet) }) }
    guard let rule = rules.last(where: { $0.matches(taken) }) else {
      NetworkLog.note(
        "nothing answers \(taken.title); write "
          + "server.answer(\"\(taken.method)\", \"\(taken.path)\") { request in .json([:]) }"
      )
      return (taken, latency, { .fail(.cannotFindHost) })
    }
    return (taken, rule.delay ?? latency, { rule.answer(taken) })
  }
}

extension Server.Rule {
  fileprivate func matches(_ request: ServerRequest) -> Bool {
    guard method == "*" || method == request.method else { return false }
    let url = request.url.absoluteString
    let text = pattern.contains("?") ? url : String(url.prefix { $0 != "?" })
    return matches(Array(pattern.contains("://") ? text : request.path)[...], Array(pattern)[...])
  }

  private func matches(_ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      return (text.startIndex...text.endIndex).contains {
        matches(text[$0...], pattern.dropFirst())
      }
    }
    return text.first == first && matches(text.dropFirst(), pattern.dropFirst())
  }
}

/// What answers the requests of `SimulatedSession.shared`.
nonisolated(unsafe) public let server = Server()
