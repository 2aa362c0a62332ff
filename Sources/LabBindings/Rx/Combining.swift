import Rx
import SwiftScript

extension LabContext {
  /// Operators that bring several sequences together.
  func declareCombining() {
    library.type("ObservableType") { type in
      type.method("startWith(_ elements: Element...) -> Any") { [self] in
        observable(try $0.source.startWith(allOf: $0[0].elements ?? []), $0)
      }
      type.method("concat(_ second: ObservableConvertibleType) -> Any") { [self] in
        observable(try $0.source.concat(try $0.observable(0)), $0)
      }
      type.method("amb(_ right: ObservableConvertibleType) -> Any") { [self] in
        observable(try $0.source.amb(try $0.observable(0)), $0)
      }
      type.method("ifEmpty(default: Element) -> Any") { [self] in
        observable(try $0.source.ifEmpty(default: $0[0]), $0)
      }
      type.method("ifEmpty(switchTo other: ObservableConvertibleType) -> Any") { [self] in
        observable(try $0.source.ifEmpty(switchTo: try $0.observable(0)), $0)
      }
      type.method("withLatestFrom(_ second: ObservableConvertibleType) -> Any") { [self] in
        observable(try $0.source.withLatestFrom(try $0.observable(0)), $0)
      }
      type.method(
        "withLatestFrom<R>(_ second: ObservableConvertibleType, resultSelector: (Element, Any) -> R) -> Any"
      ) { [self] in
        observable(
          try $0.source.withLatestFrom(
            try $0.observable(0),
            resultSelector: throwing2(try $0.function(1))
          ),
          $0
        )
      }
      declareJoining(type)
    }
  }

  /// The static forms, each for sequences one by one and for an array of them.
  private func declareJoining(_ type: TypeBuilder) {
    for form in [
      "_ sources: [ObservableConvertibleType]", "_ sources: ObservableConvertibleType...",
    ] {
      type.staticMethod("merge(\(form)) -> Any") { [self] in
        observable(.merge(try $0.observables(0)), $0)
      }
      type.staticMethod("concat(\(form)) -> Any") { [self] in
        observable(.concat(try $0.observables(0)), $0)
      }
      type.staticMethod("amb(\(form)) -> Any") { [self] in
        observable(.amb(try $0.observables(0)), $0)
      }
    }
    type.staticMethod("combineLatest(_ sources: [ObservableConvertibleType]) -> Any") { [self] in
      observable(.combineLatest(try $0.observables(0)) { .array($0) }, $0)
    }
    type.staticMethod("zip(_ sources: [ObservableConvertibleType]) -> Any") { [self] in
      observable(.zip(try $0.observables(0)) { .array($0) }, $0)
    }
    type.staticMethod("combineLatest(_ sources: ObservableConvertibleType...) -> Any") { [self] in
      observable(.combineLatest(try $0.observables(0)) { .plainTuple($0) }, $0)
    }
    type.staticMethod("zip(_ sources: ObservableConvertibleType...) -> Any") { [self] in
      observable(.zip(try $0.observables(0)) { .plainTuple($0) }, $0)
    }
    for form in [
      "_ sources: [ObservableConvertibleType]", "_ sources: ObservableConvertibleType...",
    ] {
      let takesArray = !form.hasSuffix("...")
      type.staticMethod("combineLatest(\(form), resultSelector: Any) -> Any") { [self] call in
        let selector = try call.function(1)
        return observable(
          .combineLatest(try call.observables(0)) {
            try self.call(selector, takesArray ? [.array($0)] : $0)
          },
          call
        )
      }
      type.staticMethod("zip(\(form), resultSelector: Any) -> Any") { [self] call in
        let selector = try call.function(1)
        return observable(
          .zip(try call.observables(0)) {
            try self.call(selector, takesArray ? [.array($0)] : $0)
          },
          call
        )
      }
    }
  }
}
