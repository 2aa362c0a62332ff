import Rx
import SwiftScript

extension LabContext {
  /// Operators that let some of the source's elements through.
  func declareFiltering() {
    library.type("TakeBehavior") { type in
      type.staticProperty("inclusive: Any") { [self] in
        value("TakeBehavior", TakeBehavior.inclusive)
      }
      type.staticProperty("exclusive: Any") { [self] in
        value("TakeBehavior", TakeBehavior.exclusive)
      }
    }
    library.type("ObservableType") { type in
      type.method("filter(_ predicate: (Element) -> Bool) -> Observable<Element>") { [self] in
        observable(try $0.source.filter(test(try $0.function(0))), $0)
      }
      type.method("ignoreElements() -> Observable") { [self] in
        observable(try $0.source.ignoreElements().map(noElement), $0)
      }
      type.method("element(at index: Int) -> Observable<Element>") { [self] in
        observable(try $0.source.element(at: try $0.count(0)), $0)
      }
      type.method("single() -> Observable<Element>") { [self] in
        observable(try $0.source.single(), $0)
      }
      type.method("single(_ predicate: (Element) -> Bool) -> Observable<Element>") { [self] in
        observable(try $0.source.single(test(try $0.function(0))), $0)
      }
      declareTaking(type)
      declareSkipping(type)
      declareDistinct(type)
      declareSampling(type)
    }
  }

  private func declareTaking(_ type: TypeBuilder) {
    type.method("take(_ count: Int) -> Observable<Element>") { [self] in
      observable(try $0.source.take(try $0.count(0)), $0)
    }
    type.method(
      "take(for duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>"
    ) { [self] in
      observable(
        try $0.source.take(for: try $0.interval(0), scheduler: try $0.scheduler(1)),
        $0,
        .timed
      )
    }
    type.method("takeLast(_ count: Int) -> Observable<Element>") { [self] in
      observable(try $0.source.takeLast(try $0.count(0)), $0)
    }
    type.method("take(until other: ObservableConvertibleType) -> Observable<Element>") { [self] in
      observable(try $0.source.take(until: try $0.observable(0)), $0)
    }
    type.method(
      "take(until predicate: (Element) -> Bool, behavior: TakeBehavior = .exclusive) -> Observable<Element>"
    ) { [self] in
      observable(
        try $0.source.take(
          until: test(try $0.function(0)),
          behavior: $0[1].payload() ?? .exclusive
        ),
        $0
      )
    }
    type.method(
      "take(while predicate: (Element) -> Bool, behavior: TakeBehavior = .exclusive) -> Observable<Element>"
    ) { [self] in
      observable(
        try $0.source.take(
          while: test(try $0.function(0)),
          behavior: $0[1].payload() ?? .exclusive
        ),
        $0
      )
    }
  }

  private func declareSkipping(_ type: TypeBuilder) {
    type.method("skip(_ count: Int) -> Observable<Element>") { [self] in
      observable(try $0.source.skip(try $0.count(0)), $0)
    }
    type.method("skip(_ duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>")
    { [self] in
      observable(
        try $0.source.skip(try $0.interval(0), scheduler: try $0.scheduler(1)),
        $0,
        .timed
      )
    }
    type.method("skip(while predicate: (Element) -> Bool) -> Observable<Element>") { [self] in
      observable(try $0.source.skip(while: test(try $0.function(0))), $0)
    }
    type.method("skip(until other: ObservableConvertibleType) -> Observable<Element>") { [self] in
      observable(try $0.source.skip(until: try $0.observable(0)), $0)
    }
  }

  private func declareDistinct(_ type: TypeBuilder) {
    type.method("distinctUntilChanged() -> Observable<Element>") { [self] call in
      observable(try call.source.distinctUntilChanged { try call.isEqual($0, $1) }, call)
    }
    type.method(
      "distinctUntilChanged(_ comparer: (Element, Element) -> Bool) -> Observable<Element>"
    ) { [self] in
      observable(try $0.source.distinctUntilChanged(test2(try $0.function(0))), $0)
    }
    type.method("distinctUntilChanged(_ keySelector: (Element) -> Any) -> Observable<Element>") {
      [self] call in
      let key = throwing(try call.function(0))
      return observable(
        try call.source.distinctUntilChanged(key) { try call.isEqual($0, $1) },
        call
      )
    }
    type.method("distinctUntilChanged(at keyPath: (Element) -> Any) -> Observable<Element>") {
      [self] call in
      let key = throwing(try call.function(0))
      return observable(
        try call.source.distinctUntilChanged(key) { try call.isEqual($0, $1) },
        call
      )
    }
    type.method(
      "distinctUntilChanged<K>(_ keySelector: (Element) -> K, comparer: (K, K) -> Bool) -> Observable<Element>"
    ) { [self] in
      observable(
        try $0.source.distinctUntilChanged(
          throwing(try $0.function(0)),
          comparer: test2(try $0.function(1))
        ),
        $0
      )
    }
  }

  private func declareSampling(_ type: TypeBuilder) {
    type.method(
      "sample(_ sampler: ObservableConvertibleType, defaultValue: Element? = nil) -> Observable<Element>"
    ) { [self] in
      observable(
        try $0.source.sample(try $0.observable(0), defaultValue: $0[1].wrapped),
        $0
      )
    }
    type.method(
      "debounce(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>"
    ) { [self] in
      observable(
        try $0.source.debounce(try $0.interval(0), scheduler: try $0.scheduler(1)),
        $0,
        .timed
      )
    }
    type.method(
      "throttle(_ dueTime: RxTimeInterval, latest: Bool = true, scheduler: SchedulerType) -> Observable<Element>"
    ) { [self] in
      if dialect == .rx2 {
        return observable(
          try $0.source.debounce(try $0.interval(0), scheduler: try $0.scheduler(2)),
          $0,
          .timed
        )
      }
      return observable(
        try $0.source.throttle(
          try $0.interval(0),
          latest: $0.bool(1),
          scheduler: try $0.scheduler(2)
        ),
        $0,
        .timed
      )
    }
  }
}
