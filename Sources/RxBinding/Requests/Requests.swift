public import Foundation
public import Rx

/// Requests of a network library as observables.
///
/// A library states how a request is started and cancelled, and what is printed about it; the observables are the same for all.
public struct Requests<Request, Failure: RequestFailure> {
  /// What answers a request.
  public typealias Answer = (response: Failure.Response, data: Data)

  /// Starts a request, calls the closure once with its outcome, and returns what cancels it.
  public typealias Start = (
    _ request: Request,
    _ completion: @escaping (Result<Answer, any Error>) -> Void
  ) -> () -> Void

  private let start: Start
  private let status: (Failure.Response) -> Int
  private let trace: RequestTrace<Request>

  /// - Parameters:
  ///   - status: The status code of an answer.
  ///   - trace: What is printed about requests.
  public init(
    status: @escaping (Failure.Response) -> Int,
    trace: RequestTrace<Request>,
    start: @escaping Start
  ) {
    self.start = start
    self.status = status
    self.trace = trace
  }

  /// Starts the request for each subscriber, and sends the answer, whatever its status.
  ///
  /// Disposal cancels the request.
  public func response(_ request: Request) -> Observable<Answer> {
    .create { observer in
      let began = trace.now()
      let cancel = start(request) { outcome in
        trace.write(request, since: began, outcome.map { status($0.response) })
        switch outcome {
        case .success(let answer):
          observer.onNext(answer)
          observer.onCompleted()
        case .failure(let error): observer.onError(error)
        }
      }
      return Disposables.create(with: cancel)
    }
  }

  /// The data of the answer; any status but 200 to 299 is an error.
  public func data(_ request: Request) -> Observable<Data> {
    response(request).map { answer in
      guard 200..<300 ~= status(answer.response) else {
        throw Failure.httpRequestFailed(response: answer.response, data: answer.data)
      }
      return answer.data
    }
  }

  /// The data of the answer, read as JSON: dictionaries, arrays, strings, numbers and null.
  public func json(
    _ request: Request,
    options: JSONSerialization.ReadingOptions = []
  ) -> Observable<Any> {
    data(request).map { data in
      do {
        return try JSONSerialization.jsonObject(with: data, options: options)
      } catch {
        throw Failure.deserializationError(error: error)
      }
    }
  }
}
