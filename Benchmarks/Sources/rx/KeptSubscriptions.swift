import CAllocations
import OpenCombine
import Rx

/// The memory of a subscription that is kept, with its operator.
struct KeptSubscriptions {
  struct Subscription {
    let allocations: Double
    let bytes: Double
  }

  let title: String
  let rx: Subscription
  let openCombine: Subscription

  static func measureAll() -> [KeptSubscriptions] {
    let subject = PublishSubject<Int>()
    let passthrough = PassthroughSubject<Int, Never>()
    return [
      KeptSubscriptions(
        title: "a subject",
        rx: measure { subject.subscribe(onNext: { Work.consume($0) }) },
        openCombine: measure { passthrough.sink { Work.consume($0) } }
      ),
      KeptSubscriptions(
        title: "map",
        rx: measure {
          subject.map { Work.addOne($0) }.subscribe(onNext: { Work.consume($0) })
        },
        openCombine: measure {
          passthrough.map { Work.addOne($0) }.sink { Work.consume($0) }
        }
      ),
      KeptSubscriptions(
        title: "flatMap",
        rx: measure {
          subject.flatMap { Rx.Observable.just($0) }.subscribe(onNext: { Work.consume($0) })
        },
        openCombine: measure {
          passthrough.flatMap { Just($0) }.sink { Work.consume($0) }
        }
      ),
    ]
  }

  private static func measure<Handle>(_ subscribe: () -> Handle) -> Subscription {
    allocations_counting(1)
    defer { allocations_counting(0) }
    let count = 10_000
    var handles: [Handle] = []
    handles.reserveCapacity(count)
    handles.append(subscribe())
    let (allocations, bytes) = (allocations_count(), allocations_bytes())
    for _ in 1..<count { handles.append(subscribe()) }
    let subscriptions = Double(count - 1)
    return withExtendedLifetime(handles) {
      Subscription(
        allocations: Double(allocations_count() - allocations) / subscriptions,
        bytes: Double(allocations_bytes() - bytes) / subscriptions
      )
    }
  }
}
