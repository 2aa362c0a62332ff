import AsyncAlgorithms
import OpenCombine
import Rx

extension Rows {
  static func create() -> Row {
    let consume = Work.opaque { (number: Int) in Work.consume(number) }
    let create = Bare.opaque { observer in
      let resource = Work.HeapNumber(1)
      return { observer.onNext(resource.number) }
    }
    return Row(
      number: "12",
      title: "create: subscribe + dispose",
      allowance: 4,
      operations: count / 10,
      expected: { $0 },
      limit: { for _ in 0..<$0 { Bare.subscribe(create, consume).dispose() } },
      rx: {
        for _ in 0..<$0 {
          let source = Rx.Observable<Int>.create { _ in Disposables.create { Work.consume(1) } }
          source.subscribe(onNext: { Work.consume($0) }).dispose()
        }
      },
      openCombine: { for _ in 0..<$0 { Bare.Publisher().sink { Work.consume($0) }.cancel() } },
      asyncAlgorithms: {
        for _ in 0..<$0 {
          let stream = AsyncStream<Int> { continuation in
            continuation.onTermination = { _ in Work.consume(1) }
          }
          let task = Task { for await number in stream { Work.consume(number) } }
          task.cancel()
          await task.value
        }
      }
    )
  }

  static func churn() -> Row {
    let others = 1_000
    let consume = Work.opaque { (number: Int) in Work.consume(number) }
    let create = Bare.opaque { observer in
      let resource = Work.HeapNumber(0)
      return { observer.onNext(resource.number) }
    }
    let subject = PublishSubject<Int>()
    let disposables = (0..<others).map { _ in subject.subscribe(onNext: { Work.consume($0) }) }
    let passthrough = PassthroughSubject<Int, Never>()
    let cancellables = (0..<others).map { _ in passthrough.sink { Work.consume($0) } }
    return Row(
      number: "13",
      title: "subscribe/dispose beside 1,000",
      allowance: 4,
      operations: count / 10,
      // In the end one element is sent, which nobody but the others must receive.
      expected: { _ in others },
      limit: {
        for _ in 0..<$0 { Bare.subscribe(create, consume).dispose() }
        for _ in 0..<others { consume(1) }
      },
      rx: { operations in
        withExtendedLifetime(disposables) {
          for _ in 0..<operations { subject.subscribe(onNext: { Work.consume($0) }).dispose() }
          subject.onNext(1)
        }
      },
      openCombine: { operations in
        withExtendedLifetime(cancellables) {
          for _ in 0..<operations { passthrough.sink { Work.consume($0) }.cancel() }
          passthrough.send(1)
        }
      }
    )
  }
}

/// The least that subscribing takes: an observer, a closure that ends it, and a handle that holds the closure.
private enum Bare {
  final class Observer {
    let onNext: (Int) -> Void

    init(_ onNext: @escaping (Int) -> Void) { self.onNext = onNext }
  }

  final class Subscription {
    private var end: (() -> Void)?

    init(_ end: @escaping () -> Void) { self.end = end }

    func dispose() {
      end?()
      end = nil
    }
  }

  /// OpenCombine has no `create`; this is how its users write one.
  struct Publisher: OpenCombine.Publisher {
    typealias Output = Int
    typealias Failure = Never

    func receive<Target: Subscriber>(
      subscriber: Target
    ) where Target.Input == Int, Target.Failure == Never {
      subscriber.receive(subscription: Work())
    }

    final class Work: OpenCombine.Subscription {
      func request(_ demand: Subscribers.Demand) {}

      func cancel() { rx_benchmark.Work.consume(1) }
    }
  }

  // Not inlined, as the handle of a subscription leaves the function that makes it: nothing may move to the stack.
  @inline(never) static func subscribe(
    _ create: (Observer) -> () -> Void,
    _ onNext: @escaping (Int) -> Void
  ) -> Subscription {
    Subscription(create(Observer(onNext)))
  }

  @inline(never) static func opaque(
    _ create: @escaping (Observer) -> () -> Void
  ) -> (Observer) -> () -> Void { create }
}
