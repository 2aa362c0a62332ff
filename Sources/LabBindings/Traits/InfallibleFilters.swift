import Rx
import SwiftScript

extension LabContext {
  /// What leaves elements of an `Infallible` out.
  func declareInfallibleFiltering(_ type: TypeBuilder) {
    type.method("filter(_ predicate: (Element) -> Bool) -> Infallible<Element>") { [self] in
      infallible(Infallible(try source($0).asObservable().filter(test(try $0.function(0)))), $0)
    }
    type.method("distinctUntilChanged() -> Infallible<Element>") { [self] call in
      infallible(try source(call).distinctUntilChanged { try call.isEqual($0, $1) }, call)
    }
    type.method(
      "distinctUntilChanged(_ comparer: (Element, Element) -> Bool) -> Infallible<Element>"
    ) { [self] in
      infallible(try source($0).distinctUntilChanged(test2(try $0.function(0))), $0)
    }
    for label in ["_ keySelector", "at keyPath"] {
      type.method("distinctUntilChanged(\(label): (Element) -> Any) -> Infallible<Element>") {
        [self] call in
        let key = throwing(try call.function(0))
        return infallible(
          try source(call).distinctUntilChanged(key) { try call.isEqual($0, $1) },
          call
        )
      }
    }
    type.method(
      "distinctUntilChanged<K>(_ keySelector: (Element) -> K, comparer: (K, K) -> Bool) -> Infallible<Element>"
    ) { [self] in
      infallible(
        try source($0).distinctUntilChanged(
          throwing(try $0.function(0)),
          comparer: test2(try $0.function(1))
        ),
        $0
      )
    }
    type.method("take(_ count: Int) -> Infallible<Element>") { [self] in
      infallible(try source($0).take(try $0.count(0)), $0)
    }
    type.method("take(until other: ObservableConvertibleType) -> Infallible<Element>") { [self] in
      infallible(try source($0).take(until: try $0.observable(0)), $0)
    }
    for name in ["until", "while"] {
      type.method(
        "take(\(name) predicate: (Element) -> Bool, behavior: TakeBehavior = .exclusive) -> Infallible<Element>"
      ) { [self] in
        let holds = test(try $0.function(0))
        let behavior: TakeBehavior = $0[1].payload() ?? .exclusive
        return infallible(
          name == "until"
            ? try source($0).take(until: holds, behavior: behavior)
            : try source($0).take(while: holds, behavior: behavior),
          $0
        )
      }
    }
    type.method(
      "take(for duration: RxTimeInterval, scheduler: SchedulerType) -> Infallible<Element>"
    ) { [self] in
      infallible(
        try source($0).take(for: try $0.interval(0), scheduler: try $0.scheduler(1)),
        $0,
        .timed
      )
    }
    type.method("skip(while predicate: (Element) -> Bool) -> Infallible<Element>") { [self] in
      infallible(try source($0).skip(while: test(try $0.function(0))), $0)
    }
    type.method("skip(until other: ObservableConvertibleType) -> Infallible<Element>") { [self] in
      infallible(try source($0).skip(until: try $0.observable(0)), $0)
    }
    type.method(
      "debounce(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Infallible<Element>"
    ) { [self] in
      infallible(
        try source($0).debounce(try $0.interval(0), scheduler: try $0.scheduler(1)),
        $0,
        .timed
      )
    }
    type.method(
      "throttle(_ dueTime: RxTimeInterval, latest: Bool = true, scheduler: SchedulerType) -> Infallible<Element>"
    ) { [self] in
      infallible(
        try source($0).throttle(
          try $0.interval(0),
          latest: $0.bool(1),
          scheduler: try $0.scheduler(2)
        ),
        $0,
        .timed
      )
    }
  }

  private func source(_ call: Call) throws -> Infallible<Value> { try call.this() }
}
