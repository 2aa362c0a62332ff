import Rx
import Stage
import SwiftScript

/// A sequence that a thread waits for, its elements and its end.
struct BlockingSequence {
  let source: Observable<Value>
  let timeout: StageTime
}

extension LabContext {
  /// `toBlocking` and what it waits for.
  ///
  /// Main goes on with its queue's work while it waits, as a run loop does; every other thread just waits.
  func declareBlocking() {
    library.type("ObservableConvertibleType") { type in
      type.method("toBlocking(timeout: Double? = nil) -> Any") { [self] call in
        let timeout = call[0].wrapped == nil ? .never : try call.seconds(0)
        return value(
          "BlockingObservable",
          BlockingSequence(source: try call.source, timeout: timeout)
        )
      }
    }
    library.type("MaterializedSequenceResult") { type in
      type.cases { payload in
        guard let result = payload as? (elements: [Value], error: (any Error)?) else {
          return ("completed", [])
        }
        return result.error.map {
          ("failed", [.array(result.elements), self.library.value(of: $0)])
        }
          ?? ("completed", [.array(result.elements)])
      }
    }
    library.type("BlockingObservable") { type in
      type.method("toArray() -> Any") { [self] in .array(try wait($0) { _ in false }) }
      type.method("first() -> Any?") { [self] in
        .wrapping(try wait($0) { _ in true }.first)
      }
      type.method("last() -> Any?") { [self] in .wrapping(try wait($0) { _ in false }.last) }
      type.method("single() -> Any") { [self] in try only(try wait($0) { $0.count > 1 }) }
      type.method("single(_ predicate: (Any) -> Bool) -> Any") { [self] call in
        let holds = test(try call.function(0))
        return try only(try wait(call) { _ in false }.filter(holds))
      }
      type.method("materialize() -> Any") { [self] call in
        let (elements, error) = try gather(call) { _ in false }
        return value("MaterializedSequenceResult", (elements: elements, error: error))
      }
    }
  }

  private func only(_ elements: [Value]) throws -> Value {
    guard let first = elements.first else { throw RxError.noElements }
    guard elements.count == 1 else { throw RxError.moreThanOneElement }
    return first
  }

  /// The elements up to the end, or until there are enough.
  private func wait(_ call: Call, isEnough: @escaping ([Value]) -> Bool) throws -> [Value] {
    let (elements, error) = try gather(call, isEnough: isEnough)
    if let error { throw error }
    return elements
  }

  private func gather(
    _ call: Call,
    isEnough: @escaping ([Value]) -> Bool
  ) throws -> ([Value], (any Error)?) {
    let blocking: BlockingSequence = try call.this()
    return try gather(blocking.source, within: blocking.timeout, isEnough: isEnough)
  }

  /// Waits for a sequence's elements, up to its end or until there are enough.
  func gather(
    _ source: Observable<Value>,
    within timeout: StageTime = .never,
    isEnough: @escaping ([Value]) -> Bool
  ) throws -> ([Value], (any Error)?) {
    var elements: [Value] = []
    var failure: (any Error)?
    var isDone = false
    let done = stage.makeCondition()
    func finish() {
      guard !isDone else { return }
      isDone = true
      done.broadcast()
    }
    let subscription = source.subscribe { (event: Event<Value>) in
      if isDone { return }
      switch event {
      case .next(let element):
        elements.append(element)
        if isEnough(elements) { finish() }
      case .error(let error):
        failure = error
        finish()
      case .completed: finish()
      }
    }
    defer { subscription.dispose() }
    if try !done.wait(until: stage.now + timeout, { isDone }) { failure = RxError.timeout }
    return (elements, failure)
  }
}
