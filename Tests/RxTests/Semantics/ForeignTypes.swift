import Dispatch
import FoundationEssentials
import Rx

// What a program outside the library writes: each type has no more than its protocol asks for.

/// An observable of its own.
struct ForeignSequence: ObservableType {
  typealias Element = Int

  let elements: [Int]

  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Int {
    for element in elements { observer.on(.next(element)) }
    observer.on(.completed)
    return ForeignDisposable()
  }
}

/// Something that can be seen as an observable.
struct ForeignConvertible: ObservableConvertibleType {
  func asObservable() -> Observable<Int> { .of(1, 2) }
}

/// An observer that only knows events.
final class ForeignObserver<Element>: ObserverType {
  private(set) var events: [String] = []

  func on(_ event: Event<Element>) { events.append("\(event)") }
}

/// A disposable that counts.
final class ForeignDisposable: Cancelable {
  private(set) var count = 0

  var isDisposed: Bool { count > 0 }

  func dispose() { count += 1 }
}

/// A subject for one observer, which counts its subscriptions.
final class ForeignSubject<Element>: SubjectType, ObserverType {
  private var observer: AnyObserver<Element>?
  private(set) var subscriptions = 0

  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    subscriptions += 1
    self.observer = AnyObserver(observer)
    return Disposables.create { self.observer = nil }
  }

  func on(_ event: Event<Element>) { observer?.on(event) }

  func asObserver() -> ForeignSubject<Element> { self }
}

/// A scheduler that does things when it is told to.
final class ForeignScheduler: SchedulerType {
  private(set) var now = Date(timeIntervalSince1970: 0)
  private var work: [(due: Date, action: () -> Void)] = []

  func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .seconds(0), action: action)
  }

  func scheduleRelative<StateType>(
    _ state: StateType,
    dueTime: RxTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    guard case .seconds(let seconds) = dueTime else { return Disposables.create() }
    let cancellation = SingleAssignmentDisposable()
    work.append(
      (
        now.addingTimeInterval(Double(seconds)),
        {
          if !cancellation.isDisposed { cancellation.setDisposable(action(state)) }
        }
      )
    )
    return cancellation
  }

  /// Does what is due until `seconds` from the start.
  func run(until seconds: Double) {
    let end = Date(timeIntervalSince1970: seconds)
    while true {
      let first = work.indices.min { work[$0].due < work[$1].due }
      guard let first, work[first].due <= end else { break }
      let (due, action) = work.remove(at: first)
      now = max(now, due)
      action()
    }
    now = end
  }
}

/// A scheduler without a clock.
struct ForeignImmediateScheduler: ImmediateSchedulerType {
  func schedule<StateType>(
    _ state: StateType,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    action(state)
  }
}

/// An event by another name.
enum ForeignEvent: EventConvertible {
  case value(Int)
  case end

  var event: Event<Int> {
    switch self {
    case .value(let value): .next(value)
    case .end: .completed
    }
  }
}

/// Time in whole tens.
struct ForeignConverter: VirtualTimeConverterType {
  struct Tens { var count: Int }

  func convertFromVirtualTime(_ virtualTime: Tens) -> RxTime {
    RxTime(timeIntervalSince1970: Double(virtualTime.count) * 10)
  }

  func convertToVirtualTime(_ time: RxTime) -> Tens {
    Tens(count: Int(time.timeIntervalSince1970 / 10))
  }

  func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
    Double(virtualTimeInterval) * 10
  }

  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int { Int(timeInterval / 10) }

  func offsetVirtualTime(_ time: Tens, offset: Int) -> Tens { Tens(count: time.count + offset) }

  func compareVirtualTime(_ lhs: Tens, _ rhs: Tens) -> VirtualTimeComparison {
    lhs.count < rhs.count ? .lessThan : lhs.count > rhs.count ? .greaterThan : .equal
  }
}
