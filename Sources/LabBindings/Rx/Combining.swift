import Rx
import SwiftScript

extension LabContext {
  /// Operators that bring several sequences together.
  func declareCombining() {
    library.type("ObservableType") { type in
      type.method("startWith(_ elements: Element...) -> Observable<Element>") { [self] in
        observable(try $0.source.startWith(allOf: $0[0].elements ?? []), $0)
      }
      type.method("concat(_ second: ObservableConvertibleType<Element>) -> Observable<Element>") {
        [self] in
        observable(try $0.source.concat(try $0.observable(0)), $0)
      }
      type.method("amb(_ right: ObservableConvertibleType<Element>) -> Observable<Element>") {
        [self] in
        observable(try $0.source.amb(try $0.observable(0)), $0)
      }
      type.method("ifEmpty(default: Element) -> Observable<Element>") { [self] in
        observable(try $0.source.ifEmpty(default: $0[0]), $0)
      }
      type.method(
        "ifEmpty(switchTo other: ObservableConvertibleType<Element>) -> Observable<Element>"
      ) {
        [self] in
        observable(try $0.source.ifEmpty(switchTo: try $0.observable(0)), $0)
      }
      type.method("withLatestFrom<S>(_ second: ObservableConvertibleType<S>) -> Observable<S>") {
        [self] in
        observable(try $0.source.withLatestFrom(try $0.observable(0)), $0)
      }
      type.method(
        "withLatestFrom<S, R>(_ second: ObservableConvertibleType<S>, resultSelector: (Element, S) -> R) -> Observable<R>"
      ) { [self] in
        observable(
          try $0.source.withLatestFrom(
            try $0.observable(0),
            resultSelector: throwing2(try $0.function(1))
          ),
          $0
        )
      }
      type.later { [self] in declareJoining($0) }
    }
  }

  /// `combineLatest` and `zip` of so many sequences, each with elements of its own.
  private func declareCombining(_ count: Int, _ type: TypeBuilder) {
    let names = (1...count).map { "E\($0)" }
    let elements = names.listed
    let sources = names.enumerated()
      .map { "_ source\($0 + 1): ObservableConvertibleType<\($1)>" }.listed
    func all(_ call: Call) throws -> [Observable<Value>] {
      try (0..<count).map { try call.observable($0) }
    }
    let selected =
      "<\(elements), R>(\(sources), resultSelector: (\(elements)) -> R) -> Observable<R>"
    type.staticMethod("combineLatest\(selected)") { [self] call in
      let selector = try call.function(count)
      return observable(.combineLatest(allOf: try all(call)) { try self.call(selector, $0) }, call)
    }
    type.staticMethod("zip\(selected)") { [self] call in
      let selector = try call.function(count)
      return observable(.zip(allOf: try all(call)) { try self.call(selector, $0) }, call)
    }
    let plain = "<\(elements)>(\(sources)) -> Observable<(\(elements))>"
    type.staticMethod("combineLatest\(plain)") { [self] in
      observable(.combineLatest(allOf: try all($0)) { .plainTuple($0) }, $0)
    }
    type.staticMethod("zip\(plain)") { [self] in
      observable(.zip(allOf: try all($0)) { .plainTuple($0) }, $0)
    }
  }

  /// The static forms, each for sequences one by one and for an array of them.
  private func declareJoining(_ type: TypeBuilder) {
    for form in [
      "_ sources: [ObservableConvertibleType<S>]", "_ sources: ObservableConvertibleType<S>...",
    ] {
      type.staticMethod("merge<S>(\(form)) -> Observable<S>") { [self] in
        observable(.merge(try $0.observables(0)), $0)
      }
      type.staticMethod("concat<S>(\(form)) -> Observable<S>") { [self] in
        observable(.concat(try $0.observables(0)), $0)
      }
      type.staticMethod("amb<S>(\(form)) -> Observable<S>") { [self] in
        observable(.amb(try $0.observables(0)), $0)
      }
    }
    for count in 2...8 { declareCombining(count, type) }
    type.staticMethod("combineLatest(_ sources: [ObservableConvertibleType]) -> Observable") {
      [self] in
      observable(.combineLatest(try $0.observables(0)) { .array($0) }, $0)
    }
    type.staticMethod("zip(_ sources: [ObservableConvertibleType]) -> Observable") { [self] in
      observable(.zip(try $0.observables(0)) { .array($0) }, $0)
    }
    type.staticMethod("combineLatest(_ sources: ObservableConvertibleType...) -> Observable") {
      [self] in
      observable(.combineLatest(allOf: try $0.observables(0)) { .plainTuple($0) }, $0)
    }
    type.staticMethod("zip(_ sources: ObservableConvertibleType...) -> Observable") { [self] in
      observable(.zip(allOf: try $0.observables(0)) { .plainTuple($0) }, $0)
    }
    declareSelecting(type)
  }

  /// The forms with any number of sources whose elements are of any type.
  private func declareSelecting(_ type: TypeBuilder) {
    type.staticMethod(
      "combineLatest(_ sources: [ObservableConvertibleType], resultSelector: Any) -> Observable"
    ) { [self] call in
      let selector = try call.function(1)
      return observable(
        .combineLatest(try call.observables(0)) { try self.call(selector, [.array($0)]) },
        call
      )
    }
    type.staticMethod(
      "zip(_ sources: [ObservableConvertibleType], resultSelector: Any) -> Observable"
    ) { [self] call in
      let selector = try call.function(1)
      return observable(
        .zip(try call.observables(0)) { try self.call(selector, [.array($0)]) },
        call
      )
    }
    type.staticMethod(
      "combineLatest(_ sources: ObservableConvertibleType..., resultSelector: Any) -> Observable"
    ) { [self] call in
      let selector = try call.function(1)
      return observable(
        .combineLatest(allOf: try call.observables(0)) { try self.call(selector, $0) },
        call
      )
    }
    type.staticMethod(
      "zip(_ sources: ObservableConvertibleType..., resultSelector: Any) -> Observable"
    ) { [self] call in
      let selector = try call.function(1)
      return observable(
        .zip(allOf: try call.observables(0)) { try self.call(selector, $0) },
        call
      )
    }
  }
}
