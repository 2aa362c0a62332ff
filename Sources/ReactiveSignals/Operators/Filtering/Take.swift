import ReactiveKernel

extension Signal {
  /// Sends the first `count` values, and then completes.
  ///
  ///     source    --1--2--3--|
  ///     first 2   --1--(2|)
  ///
  /// For 0 it is a signal that has ended.
  public func take(first count: Int) -> Signal<Value, Error> {
    precondition(count >= 0, "`take(first:)` needs a count of at least zero.")
    return count == 0 ? .empty : connected(Stage.take(first: count))
  }
}

extension SignalProducer {
  /// Sends the first `count` values, and then completes.
  ///
  ///     source    --1--2--3--|
  ///     first 2   --1--(2|)
  ///
  /// For 0 it is interrupted at once, and the source is not started.
  public func take(first count: Int) -> SignalProducer<Value, Error> {
    precondition(count >= 0, "`take(first:)` needs a count of at least zero.")
    if count == 0 { return SignalProducer(source: EndSource(.interrupted)) }
    return connectedEnding(Stage.take(first: count))
  }
}

extension Signal {
  /// Sends values until one does not fulfil the condition, and then completes without sending it.
  public func take(while shouldContinue: @escaping (Value) -> Bool) -> Signal<Value, Error> {
    connected(Stage.take(while: shouldContinue))
  }
}

extension SignalProducer {
  /// Sends values until one does not fulfil the condition, and then completes without sending it.
  public func take(while shouldContinue: @escaping (Value) -> Bool) -> SignalProducer<Value, Error>
  {
    connectedEnding(Stage.take(while: shouldContinue))
  }
}

extension Signal {
  /// Sends values until one does not fulfil the condition, and then completes after sending that one too.
  public func take(until shouldContinue: @escaping (Value) -> Bool) -> Signal<Value, Error> {
    connected(Stage.take(until: shouldContinue))
  }
}

extension SignalProducer {
  /// Sends values until one does not fulfil the condition, and then completes after sending that one too.
  public func take(until shouldContinue: @escaping (Value) -> Bool) -> SignalProducer<Value, Error>
  {
    connectedEnding(Stage.take(until: shouldContinue))
  }
}

extension Signal {
  /// Sends the last `count` values when the source completes.
  public func take(last count: Int) -> Signal<Value, Error> {
    connected(Stage.take(last: count))
  }
}

extension SignalProducer {
  /// Sends the last `count` values when the source completes.
  public func take(last count: Int) -> SignalProducer<Value, Error> {
    connected(Stage.take(last: count))
  }
}

extension Stage {
  static func take(first count: Int) -> Connection<Value, Error, Value, Error> {
    { result, _ in
      let remaining = OperatorState(count)
      return .init(
        next: { value in
          if remaining.value == 0 { return }
          remaining.value -= 1
          let isLast = remaining.value == 0
          result.onValue(value)
          if isLast { result.onEnd(.completed) }
        },
        end: result.onEnd
      )
    }
  }

  static func take(
    while shouldContinue: @escaping (Value) -> Bool
  ) -> Connection<Value, Error, Value, Error> {
    { result, _ in
      .init(
        next: { value in
          if shouldContinue(value) {
            result.onValue(value)
          } else {
            result.onEnd(.completed)
          }
        },
        end: result.onEnd
      )
    }
  }

  static func take(
    until shouldContinue: @escaping (Value) -> Bool
  ) -> Connection<Value, Error, Value, Error> {
    { result, _ in
      .init(
        next: { value in
          let isLast = !shouldContinue(value)
          result.onValue(value)
          if isLast { result.onEnd(.completed) }
        },
        end: result.onEnd
      )
    }
  }

  static func take(last count: Int) -> Connection<Value, Error, Value, Error> {
    precondition(count >= 0, "`take(last:)` needs a count of at least zero.")
    return { result, _ in
      let values = RingBuffer<Value>()
      return .init(
        next: { value in
          if count == 0 { return }
          if values.count == count { _ = values.removeFirst() }
          values.append(value)
        },
        end: { termination in
          if case .completed = termination {
            while !values.isEmpty { result.onValue(values.removeFirst()) }
          }
          result.onEnd(termination)
        }
      )
    }
  }
}
