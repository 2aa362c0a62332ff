import Foundation
import FoundationNetworking

/// A request of a `SimulatedSession`.
final class SimulatedTask: URLSessionDataTask, @unchecked Sendable {
  // The state is changed on the thread that sends and on the session's queue, one after the other.

  private enum Phase { case waiting, sent, ended }

  private let session: SimulatedSession
  private let request: URLRequest
  private let completion: @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  private var phase = Phase.waiting
  private var number = 0
  private var began = NetworkLog.now

  init(
    _ request: URLRequest,
    of session: SimulatedSession,
    _ completion: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) {
    self.request = request
    self.session = session
    self.completion = completion
    super.init()
  }

  override func resume() {
    guard phase == .waiting, let url = request.url else { return }
    phase = .sent
    began = NetworkLog.now
    send(to: url)
  }

  private func send(to url: URL) {
    let taken = session.answering.take(request, to: url)
    number = taken.request.number
    NetworkLog.request(number, taken.request.title) {
      session.work(after: taken.delay) { [self] in
        guard phase == .sent else { return }
        answer(taken.answer(), from: url)
      }
    }
  }

  private func answer(_ answer: Answer, from url: URL) {
    switch answer.kind {
    case .never: break
    case .failure(let code):
      guard let failure = NetworkFailure(rawValue: code) else { return }
      end("failed", failure.error.localizedDescription) { completion(nil, nil, failure.error) }
    case .response(302, _, let headers):
      guard let target = URL(string: headers["Location"] ?? "") else { return }
      send(to: target)
    case .response(let status, let body, let headers):
      let response = HTTPURLResponse(
        url: url,
        statusCode: status,
        httpVersion: "HTTP/1.1",
        headerFields: headers
      )
      end("\(status)", nil) { completion(body, response, nil) }
    }
  }

  override func cancel() {
    guard phase != .ended else { return }
    let wasSent = phase == .sent
    let end = { [self] in completion(nil, nil, NetworkFailure.cancelled.error) }
    if wasSent {
      self.end("canceled", nil) { session.work(end) }
    } else {
      phase = .ended
      session.work(end)
    }
  }

  private func end(_ outcome: String, _ reason: String?, _ then: () -> Void) {
    phase = .ended
    let milliseconds = Int((NetworkLog.now.timeIntervalSince(began) * 1000).rounded())
    let reason = reason.map { ": \($0)" } ?? ""
    NetworkLog.response(number, "\(outcome) after \(milliseconds) ms\(reason)", then)
  }
}
