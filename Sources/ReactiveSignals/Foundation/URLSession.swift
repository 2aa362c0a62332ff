public import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
import ReactiveKernel
#endif

extension URLSession: ReactiveExtensionsProvider {}

extension Reactive where Base: URLSession {
  /// Sends a request for each start, and sends what comes back.
  ///
  /// Interruption cancels the request.
  public func data(
    with request: URLRequest
  ) -> SignalProducer<(Data, URLResponse), any Swift.Error> {
    let session = base as URLSession
    return SignalProducer { observer, lifetime in
      let input = Transfer(observer)
      let task = session.dataTask(with: request) { data, response, error in
        if let data, let response {
          input.value.send(value: (data, response))
          input.value.sendCompleted()
        } else {
          input.value.send(error: error ?? URLError(.unknown))
        }
      }
      lifetime.observeEnded { task.cancel() }
      task.resume()
    }
  }
}
