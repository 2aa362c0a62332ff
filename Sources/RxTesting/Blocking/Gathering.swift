import Foundation
import Rx

/// What a blocking read has received; events come from any thread, one at a time or not.
final class Gathering<Element> {
  /// Comes when nothing more is gathered.
  let end = Signal()

  private let limit: Int
  private let predicate: (Element) throws -> Bool
  // Guards what follows.
  private let lock = NSLock()
  private var elements: [Element] = []
  private var outcome: Result<Void, any Error>?

  /// - Parameters:
  ///   - limit: How many elements are enough.
  ///   - predicate: Which elements count.
  init(limit: Int, where predicate: @escaping (Element) throws -> Bool) {
    self.limit = limit
    self.predicate = predicate
  }

  func receive(_ event: Event<Element>) {
    switch event {
    case .next(let element):
      // Asked outside the lock: it is the user's closure.
      do { if try predicate(element) { add(element) } } catch { finish(.failure(error)) }
    case .error(let error): finish(.failure(error))
    case .completed: finish(.success(()))
    }
  }

  /// Ends it, unless it has ended.
  func finish(_ outcome: Result<Void, any Error>) {
    lock.withLock { if self.outcome == nil { self.outcome = outcome } }
    end.send()
  }

  var result: MaterializedSequenceResult<Element> {
    lock.withLock {
      if case .failure(let error) = outcome { return .failed(elements: elements, error: error) }
      return .completed(elements: elements)
    }
  }

  private func add(_ element: Element) {
    let isEnough = lock.withLock {
      if outcome == nil { elements.append(element) }
      return elements.count >= limit
    }
    if isEnough { finish(.success(())) }
  }
}
