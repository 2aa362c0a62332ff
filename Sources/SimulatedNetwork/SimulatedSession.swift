public import Foundation
public import FoundationNetworking

/// A session whose requests the `server` of the program answers.
///
/// An answer comes on the session's queue, in the order in which answers are due, then of sending.
public final class SimulatedSession: URLSession, @unchecked Sendable {
  // The server and the queue are used by one thread at a time: who makes requests on several waits for the answers of one queue.

  private static let only = SimulatedSession(server)

  public override class var shared: URLSession { only }

  let answering: Server
  private let queue = DispatchQueue(label: "network")

  /// - Parameter server: What answers.
  public init(_ server: Server) {
    answering = server
    super.init(configuration: .ephemeral)
  }

  /// Runs work on the session's queue.
  func work(
    after delay: DispatchTimeInterval = .milliseconds(0),
    _ body: @escaping () -> Void
  ) {
    // One thread at a time uses a session and its tasks.
    nonisolated(unsafe) let body = body
    queue.asyncAfter(deadline: .now() + delay) { body() }
  }

  public override func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    SimulatedTask(request, of: self, completionHandler)
  }

  public override func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }
}
