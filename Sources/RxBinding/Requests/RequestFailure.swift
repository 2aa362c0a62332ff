public import Foundation

/// The errors of requests of one network library.
public protocol RequestFailure: Error {
  /// What answers a request, with a status.
  associatedtype Response

  /// There is neither an answer nor an error.
  static var unknown: Self { get }

  /// The status is not from 200 to 299.
  static func httpRequestFailed(response: Response, data: Data?) -> Self

  /// The data is no JSON.
  static func deserializationError(error: any Error) -> Self
}
