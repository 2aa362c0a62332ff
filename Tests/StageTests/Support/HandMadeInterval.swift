import Stage

/// Counts 0, 1, 2, … once a second on a global queue, for each subscriber anew.
struct HandMadeInterval {
  let stage: Stage

  func subscribe(_ onNext: @escaping (Int) -> Void) -> (() -> Void) {
    stage.print("Subscribed")
    var next = 0
    let timer = stage.globalQueue().timer(at: stage.now + .seconds(1), every: .seconds(1)) {
      onNext(next)
      next += 1
    }
    return { [stage] in
      stage.print("Disposed")
      timer.cancel()
    }
  }
}

/// Shares one subscription of the interval among its subscribers, and replays the last elements to
/// each new one.
final class HandMadeShare {
  private let source: HandMadeInterval
  private let replay: Int
  /// Whether the replayed elements outlive the last subscriber.
  private let isForever: Bool
  private var buffer: [Int] = []
  private var observers: [(id: Int, onNext: (Int) -> Void)] = []
  private var lastID = 0
  private var disconnect: (() -> Void)?

  init(_ source: HandMadeInterval, replay: Int, isForever: Bool) {
    self.source = source
    self.replay = replay
    self.isForever = isForever
  }

  func subscribe(_ onNext: @escaping (Int) -> Void) -> (() -> Void) {
    for element in buffer { onNext(element) }
    lastID += 1
    let id = lastID
    observers.append((id, onNext))
    if disconnect == nil {
      disconnect = source.subscribe { [self] element in
        buffer = Array((buffer + [element]).suffix(replay))
        for observer in observers { observer.onNext(element) }
      }
    }
    return { [self] in
      observers.removeAll { $0.id == id }
      guard observers.isEmpty else { return }
      disconnect?()
      disconnect = nil
      if !isForever { buffer = [] }
    }
  }
}
