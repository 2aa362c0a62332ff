public import Foundation

/// What the world answers to a request.
public struct Answer {
  enum Kind {
    case response(status: Int, body: Data, headers: [String: String])
    case failure(code: Int)
    case never
  }

  let kind: Kind

  /// A status with a text, and headers.
  public static func status(
    _ status: Int,
    _ text: String = "",
    headers: [String: String] = [:]
  ) -> Answer {
    data(Data(text.utf8), status: status, headers: headers)
  }

  /// Data, as of an image.
  public static func data(
    _ data: Data,
    status: Int = 200,
    headers: [String: String] = [:]
  ) -> Answer {
    Answer(kind: .response(status: status, body: data, headers: headers))
  }

  /// A value as JSON: dictionaries, arrays, strings, numbers, `true` and `false`.
  public static func json(_ value: Any, status: Int = 200) -> Answer {
    let body = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys])
    return data(body ?? Data(), status: status, headers: ["Content-Type": "application/json"])
  }

  /// Another place where the answer is; the session goes there itself.
  public static func redirect(_ location: String) -> Answer {
    status(302, headers: ["Location": location])
  }

  /// No answer, but an error of the network.
  public static func fail(_ failure: NetworkFailure) -> Answer {
    Answer(kind: .failure(code: failure.rawValue))
  }

  /// Nothing, however long somebody waits.
  public static var never: Answer { Answer(kind: .never) }
}

/// What goes wrong on the way to a server, by the codes of `NSURLErrorDomain`.
public enum NetworkFailure: Int {
  case cancelled = -999
  case timedOut = -1001
  case cannotFindHost = -1003
  case cannotConnectToHost = -1004
  case networkConnectionLost = -1005
  case notConnectedToInternet = -1009

  var error: NSError {
    NSError(domain: NSURLErrorDomain, code: rawValue, userInfo: [NSLocalizedDescriptionKey: text])
  }

  private var text: String {
    switch self {
    case .cancelled: "cancelled"
    case .timedOut: "The request timed out."
    case .cannotFindHost: "A server with the specified hostname could not be found."
    case .cannotConnectToHost: "Could not connect to the server."
    case .networkConnectionLost: "The network connection was lost."
    case .notConnectedToInternet: "The Internet connection appears to be offline."
    }
  }
}
