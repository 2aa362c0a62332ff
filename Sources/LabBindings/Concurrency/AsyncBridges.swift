import Rx
import Stage
import SwiftScript

/// The events of a subscription on their way to a loop that takes them one by one.
private final class AsyncEvents {
  private let interpreter: Interpreter
  private var events: [Event<Value>] = []
  private var taken = 0
  private var isOver = false
  private var subscription: (any Disposable)?

  init(_ source: Observable<Value>, _ interpreter: Interpreter) {
    self.interpreter = interpreter
    subscription = source.subscribe { [weak self] (event: Event<Value>) in
      guard let self else { return }
      events.append(event)
      interpreter.host.wake()
    }
  }

  deinit { subscription?.dispose() }

  /// The next element; nil at the end.
  ///
  /// - Throws: The observable's error, or `CancellationError` once the task that asks is cancelled.
  func next() throws -> Value? {
    if isOver { return nil }
    switch try nextEvent() {
    case .next(let element): return element
    case .error(let error):
      isOver = true
      throw error
    case .completed:
      isOver = true
      return nil
    }
  }

  private func nextEvent() throws -> Event<Value> {
    let machine = interpreter.machine
    return try machine.awaiting {
      if taken < events.count {
        defer {
          events[taken] = .completed
          taken += 1
        }
        return events[taken]
      }
      guard machine.isTaskCancelled else { return nil }
      subscription?.dispose()
      return .error(CancellationError())
    }
  }
}

extension LabContext {
  /// Ways between sequences of events and `async`/`await`.
  func declareAsyncBridges() {
    library.type("ObservableConvertibleType") { type in
      type.property("values: Any") { [self] receiver in
        guard let source = observable(of: receiver), let interpreter = reports.interpreter else {
          return .none
        }
        return library.sequence {
          let events = AsyncEvents(source, interpreter)
          return { try events.next() }
        }
      }
    }
    for (name, makesOptional) in [("Single", false), ("Maybe", true)] {
      library.type(name) { type in
        type.property("value: Any") { [self] receiver in
          let first = try result(of: receiver).first
          if makesOptional { return .wrapping(first) }
          guard let first else { throw RxError.noElements }
          return first
        }
      }
    }
    library.type("Completable") { type in
      type.property("value: Void") { [self] receiver in
        _ = try result(of: receiver)
        return .void
      }
    }
    library.type("Single") { type in
      // By itself the closure must outdo the one of `create(subscribe:)`, as it does without arguments left out.
      for options in ["", "detached: Bool = false, priority: Any? = nil, "] {
        type.staticMethod("create(\(options)work: () -> Any) -> Any") { [self] call in
          let work = try call.function(call.arguments.count - 1)
          return primitive(
            Single<Value>.create { observer in
              self.inBackground {
                observer(Result { try self.call(work, []) })
              }
            },
            call,
            .timedSource
          )
        }
      }
    }
    library.type("Sequence") { type in
      type.method("asObservable(priority: Any? = nil) -> Any") { [self] call in
        let elements = call.receiver
        return observable(
          .create { observer in
            self.inBackground {
              do {
                guard let interpreter = self.reports.interpreter else { return }
                if let next = try interpreter.machine.iterator(of: elements) {
                  while let element = try next() { observer.onNext(element) }
                } else {
                  for element in elements.elements ?? [] { observer.onNext(element) }
                }
                observer.onCompleted()
              } catch is CancellationError {
                observer.onCompleted()
              } catch {
                if error is ScriptTrap { self.reports.interpreter?.fail(error) }
                observer.onError(error)
              }
            }
          },
          call,
          .timedSource
        )
      }
    }
  }

  /// Runs a body as a task, which is cancelled when the subscription is disposed of.
  private func inBackground(_ body: @escaping () -> Void) -> any Disposable {
    guard let interpreter = reports.interpreter else { return Disposables.create() }
    return Disposables.create(with: interpreter.startTask(body))
  }

  /// What a sequence of at most one element comes to.
  private func result(of receiver: Value) throws -> [Value] {
    guard let source = observable(of: receiver), let interpreter = reports.interpreter else {
      return []
    }
    let events = AsyncEvents(source, interpreter)
    var elements: [Value] = []
    while let element = try events.next() { elements.append(element) }
    return elements
  }
}
