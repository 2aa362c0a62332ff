public import Foundation
public import FoundationNetworking
public import RxBinding

/// What goes wrong with requests of `URLSession.rx`.
public enum RxCocoaURLError: RequestFailure, CustomDebugStringConvertible {
  case unknown

  /// The answer has no status.
  case nonHTTPResponse(response: URLResponse)

  /// The status is not from 200 to 299.
  case httpRequestFailed(response: HTTPURLResponse, data: Data?)

  /// The data is no JSON.
  case deserializationError(error: any Error)

  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error has occurred."
    case .nonHTTPResponse(let response): "Response is not NSHTTPURLResponse `\(response)`."
    case .httpRequestFailed(let response, _): "HTTP request failed with `\(response.statusCode)`."
    case .deserializationError(let error): "Error during deserialization of the response: \(error)"
    }
  }
}
