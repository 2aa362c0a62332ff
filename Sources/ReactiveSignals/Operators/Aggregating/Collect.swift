import ReactiveKernel

extension Signal {
  /// Collects all values, and sends them as an array when the source completes.
  ///
  ///     source    --1--2--3--|
  ///     result    -----------A|   A: [1, 2, 3]
  public func collect() -> Signal<[Value], Error> {
    connected(Stage.collect(before: { _, _ in false }))
  }
}

extension SignalProducer {
  /// Collects all values, and sends them as an array when the source completes.
  ///
  ///     source    --1--2--3--|
  ///     result    -----------A|   A: [1, 2, 3]
  public func collect() -> SignalProducer<[Value], Error> {
    connected(Stage.collect(before: { _, _ in false }))
  }
}

extension Signal {
  /// Collects values, and sends them as an array whenever there are `count` of them.
  ///
  /// What is left is sent at completion.
  public func collect(count: Int) -> Signal<[Value], Error> {
    precondition(count > 0, "`collect(count:)` needs a count above zero.")
    return collect { $0.count == count }
  }

  /// Collects values, and sends them as an array when they fulfil a condition.
  ///
  /// What is left is sent at completion.
  public func collect(
    _ shouldEmit: @escaping (_ collectedValues: [Value]) -> Bool
  ) -> Signal<[Value], Error> {
    connected(Stage.collect(until: shouldEmit))
  }
}

extension SignalProducer {
  /// Collects values, and sends them as an array whenever there are `count` of them.
  ///
  /// What is left is sent at completion.
  public func collect(count: Int) -> SignalProducer<[Value], Error> {
    precondition(count > 0, "`collect(count:)` needs a count above zero.")
    return collect { $0.count == count }
  }

  /// Collects values, and sends them as an array when they fulfil a condition.
  ///
  /// What is left is sent at completion.
  public func collect(
    _ shouldEmit: @escaping (_ values: [Value]) -> Bool
  ) -> SignalProducer<[Value], Error> {
    connected(Stage.collect(until: shouldEmit))
  }
}

extension Signal {
  /// Collects values, and sends them as an array when they and the next value fulfil a condition.
  ///
  /// The next value is then the first of the next array. What is left is sent at completion.
  public func collect(_ shouldEmit: @escaping (_ collected: [Value], _ latest: Value) -> Bool)
    -> Signal<[Value], Error>
  {
    connected(Stage.collect(before: shouldEmit))
  }
}

extension SignalProducer {
  /// Collects values, and sends them as an array when they and the next value fulfil a condition.
  ///
  /// The next value is then the first of the next array. What is left is sent at completion.
  public func collect(_ shouldEmit: @escaping (_ collected: [Value], _ latest: Value) -> Bool)
    -> SignalProducer<[Value], Error>
  {
    connected(Stage.collect(before: shouldEmit))
  }
}

extension Stage {
  static func collect(
    until shouldEmit: @escaping ([Value]) -> Bool
  ) -> Connection<Value, Error, [Value], Error> {
    collect { collected, value in
      collected.values.append(value)
      return shouldEmit(collected.values) ? collected.takeAll() : nil
    }
  }

  static func collect(
    before shouldEmit: @escaping ([Value], Value) -> Bool
  ) -> Connection<Value, Error, [Value], Error> {
    collect { collected, value in
      let group = shouldEmit(collected.values, value) ? collected.takeAll() : nil
      collected.values.append(value)
      return group
    }
  }

  private static func collect(
    _ add: @escaping (inout Collected<Value>, Value) -> [Value]?
  ) -> Connection<Value, Error, [Value], Error> {
    { result, _ in
      let collected = OperatorState(Collected<Value>())
      return .init(
        next: { value in
          if let group = add(&collected.value, value) { result.onValue(group) }
        },
        end: { termination in
          if case .completed = termination, let rest = collected.value.rest { result.onValue(rest) }
          result.onEnd(termination)
        }
      )
    }
  }
}

/// The values of a group that is not complete.
private struct Collected<Value> {
  var values: [Value] = []
  private var hasSent = false

  /// What is sent at completion: also nothing, if no group was sent before.
  var rest: [Value]? { values.isEmpty && hasSent ? nil : values }

  mutating func takeAll() -> [Value] {
    hasSent = true
    defer { values.removeAll(keepingCapacity: true) }
    return values
  }
}
