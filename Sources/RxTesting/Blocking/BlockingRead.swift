import Foundation
import Rx

/// One read of a blocking observable: what has been received, and whether that decides it.
///
/// Events come from any thread.
final class BlockingRead<Element> {
  /// Opened when the read is decided.
  let decision = Latch()

  private let limit: Int
  private let predicate: (Element) throws -> Bool
  private let subscription = SingleAssignmentDisposable()
  // Guards the properties below.
  private let lock = NSLock()
  private var elements: [Element] = []
  private var outcome: Result<Void, any Error>?

  /// - Parameters:
  ///   - limit: The number of elements that decides the read.
  ///   - predicate: Whether an element counts.
  init(limit: Int, where predicate: @escaping (Element) throws -> Bool) {
    self.limit = limit
    self.predicate = predicate
  }

  /// Subscribes.
  ///
  /// The decision disposes of the subscription, so that a source without end stops sending.
  func start(_ source: Observable<Element>) {
    guard CurrentThreadScheduler.isScheduleRequired else {
      // Scheduled work would wait for the work in progress, which waits for this read.
      return subscription.setDisposable(source.subscribe { self.receive($0) })
    }
    // As scheduled work: elements that the current thread sends come when there is a subscription to dispose of.
    _ = CurrentThreadScheduler.instance.schedule(()) { _ in
      self.subscription.setDisposable(source.subscribe { self.receive($0) })
      return Disposables.create()
    }
  }

  /// Decides the read, unless it has been decided.
  func decide(_ outcome: Result<Void, any Error>) {
    lock.withLock { if self.outcome == nil { self.outcome = outcome } }
    subscription.dispose()
    decision.open()
  }

  var result: MaterializedSequenceResult<Element> {
    lock.withLock {
      if case .failure(let error) = outcome { return .failed(elements: elements, error: error) }
      return .completed(elements: elements)
    }
  }

  private func receive(_ event: Event<Element>) {
    if lock.withLock({ outcome != nil }) { return }
    switch event {
    case .next(let element):
      // Called without the lock: it is the user's closure.
      do { if try predicate(element) { add(element) } } catch { decide(.failure(error)) }
    case .error(let error): decide(.failure(error))
    case .completed: decide(.success(()))
    }
  }

  private func add(_ element: Element) {
    let isEnough = lock.withLock {
      if outcome == nil { elements.append(element) }
      return elements.count >= limit
    }
    if isEnough { decide(.success(())) }
  }
}
