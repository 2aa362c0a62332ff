import Rx
import SwiftScript

extension LabContext {
  /// Operators that answer an error of the source.
  func declareErrorHandling() {
    library.type("ObservableType") { type in
      type.method("`catch`(_ handler: (Error) -> Observable<Element>) -> Observable<Element>") {
        [self] call in
        let handler = try call.function(0)
        return observable(
          try call.source.catch { error in
            try self.observable(
              try self.call(handler, [self.library.value(of: error)]),
              handler
            )
          },
          call
        )
      }
      type.staticMethod("`catch`(sequence: [ObservableConvertibleType]) -> Observable") { [self] in
        observable(.catch(sequence: try $0.observables(0)), $0)
      }
      type.method("catchAndReturn(_ element: Element) -> Observable<Element>") { [self] in
        observable(try $0.source.catchAndReturn($0[0]), $0)
      }
      type.method("retry() -> Observable<Element>") { [self] in
        observable(try $0.source.retry(), $0)
      }
      type.method("retry(_ maxAttemptCount: Int) -> Observable<Element>") { [self] in
        observable(try $0.source.retry(try $0.count(0, atLeast: 1)), $0)
      }
      type.method("retry(when notificationHandler: (ObservableType) -> Any) -> Observable<Element>")
      {
        [self] call in
        observable(try call.source.retry(when: try retryTrigger(call)), call)
      }
      type.method(
        "timeout(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>"
      ) { [self] in
        observable(
          try $0.source.timeout(try $0.interval(0), scheduler: try $0.scheduler(1)),
          $0,
          .timed
        )
      }
      type.method(
        "timeout(_ dueTime: RxTimeInterval, other: ObservableConvertibleType, scheduler: SchedulerType) -> Observable<Element>"
      ) { [self] in
        observable(
          try $0.source.timeout(
            try $0.interval(0),
            other: try $0.observable(1),
            scheduler: try $0.scheduler(2)
          ),
          $0,
          .timed
        )
      }
    }
    library.type("RxError", conformingTo: ["Error"]) { type in
      type.describe { [self] in text(ofError: $0) }
      type.property("debugDescription: String") {
        [self] in
        .string($0.payload(RxError.self).map { text(ofError: $0) } ?? "")
      }
      for (name, error) in [
        ("unknown", RxError.unknown), ("overflow", .overflow),
        ("argumentOutOfRange", .argumentOutOfRange), ("noElements", .noElements),
        ("moreThanOneElement", .moreThanOneElement), ("timeout", .timeout),
      ] {
        type.staticProperty("\(name): Any") { [self] in value("RxError", error) }
      }
      type.cases { payload in
        switch payload as? RxError {
        case .overflow: ("overflow", [])
        case .argumentOutOfRange: ("argumentOutOfRange", [])
        case .noElements: ("noElements", [])
        case .moreThanOneElement: ("moreThanOneElement", [])
        case .timeout: ("timeout", [])
        case .disposed: ("disposed", [])
        case .unknown, nil: ("unknown", [])
        }
      }
    }
  }

  /// The closure passed to `retry(when:)`, for any kind of sequence.
  func retryTrigger(_ call: Call) throws -> (Observable<any Error>) -> Observable<Value> {
    let handler = try call.function(0)
    return { [self] errors in
      let values = errors.map { self.library.value(of: $0) }
      do {
        let argument = observable(values, call)
        return try observable(try self.call(handler, [argument]), handler)
      } catch {
        return .error(error)
      }
    }
  }
}
