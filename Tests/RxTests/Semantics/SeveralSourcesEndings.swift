import Dispatch
import Rx

extension Scene {
  static var severalSources: [Scene] {
    [allAtOnce, oneAfterTheOther, mainAndOther].flatMap { $0 }
  }

  private static var allAtOnce: [Scene] {
    [
      rows(
        "merge",
        [
          "a| b|": "a| a; b| b completed D result", "b| a|": "b| b; a| a completed D result",
          "a#": "a# error D a b result", "b#": "b# error D a b result",
          "a| b#": "a| a; b# error D b result", "!": "! a b result D",
        ]
      ) { Observable.merge($0.a, $0.b) },
      rows(
        "zip",
        [
          "a| b|": "a| a; b| b completed D result", "b| a|": "b| b; a| a completed D result",
          "a#": "a# a error D b result", "b#": "b# b error D a result", "!": "! a b result D",
        ]
      ) { Observable.zip($0.a, $0.b) { $0 + $1 } },
      rows(
        "zip of an array",
        [
          "a| b|": "a| a; b| completed D b result", "a#": "a# error D a b result",
          "b#": "b# error D a b result", "a1 a| b1 b1": "a| a; b1 completed D b result",
          "!": "! a b result D",
        ]
      ) { Observable.zip([$0.a, $0.b]) { $0.count } },
      rows(
        "combineLatest",
        [
          "a| b|": "a| a; b| b completed D result", "a#": "a# a error D b result",
          "b#": "b# b error D a result", "a| b1": "a| a; b1 completed D b result",
          "!": "! a b result D",
        ]
      ) { Observable.combineLatest($0.a, $0.b) { $0 + $1 } },
      rows(
        "combineLatest of an array",
        [
          "a| b|": "a| a; b| completed D b result", "a#": "a# error D a b result",
          "b#": "b# error D a b result", "!": "! a b result D",
        ]
      ) { Observable.combineLatest([$0.a, $0.b]) { $0.count } },
      rows(
        "amb",
        [
          "a1 a|": "a1 b; a| completed D a result", "a1 a#": "a1 b; a# error D a result",
          "b|": "b| a completed D b result", "b#": "b# a error D b result", "!": "! a b result D",
        ]
      ) { $0.a.amb($0.b) },
    ].flatMap { $0 }
  }

  private static var oneAfterTheOther: [Scene] {
    [
      rows(
        "concat",
        [
          "a| b|": "a| a; b| completed D b result", "a#": "a# error D a result",
          "a| b#": "a| a; b# error D b result", "!": "! a result D", "a| !": "a| a; ! b result D",
        ]
      ) { $0.a.concat($0.b) },
      rows(
        "catch(sequence:)",
        [
          "a|": "a| completed D a result", "a# b#": "a# a; b# error D b result",
          "a# b|": "a# a; b| completed D b result", "!": "! a result D",
          "a# !": "a# a; ! b result D",
        ]
      ) { Observable.catch(sequence: [$0.a, $0.b]) },
      rows(
        "catch",
        [
          "a|": "a| completed D a result", "a# b|": "a# a; b| completed D b result",
          "a# b#": "a# a; b# error D b result", "a# !": "a# a; ! b result D",
        ]
      ) { sources in sources.a.catch { _ in sources.b } },
      rows(
        "retry(when:)",
        [
          "a|": "a| completed D a result", "a# b#": "a# a; b# error D b result",
          "a# b1": "a# a; b1 a", "!": "! a result D", "a# !": "a# a; ! b result D",
        ]
      ) { sources in
        sources.a.retry { (errors: Observable<any Error>) in errors.flatMap { _ in sources.b } }
      },
      rows(
        "ifEmpty(switchTo:)",
        [
          "a1 a|": "a| completed D a result", "a| b|": "a| a; b| completed D b result",
          "a| b#": "a| a; b# error D b result", "a#": "a# error D a result", "!": "! a result D",
          "a| !": "a| a; ! b result D",
        ]
      ) { $0.a.ifEmpty(switchTo: $0.b) },
      rows(
        "andThen",
        [
          "a| b|": "a| a; b| completed D b result", "a#": "a# error D a result",
          "a| b#": "a| a; b# error D b result", "!": "! a result D", "a| !": "a| a; ! b result D",
        ]
      ) { $0.a.ignoreElements().asCompletable().andThen($0.b) },
      rows(
        "timeout(_:other:)",
        [
          "a|": "a| completed D a result", "t b|": "t a; b| completed D b result",
          "t b#": "t a; b# error D b result", "!": "! a result D", "t !": "t a; ! b result D",
        ]
      ) { $0.a.timeout(.seconds(3), other: $0.b, scheduler: $0.clock) },
    ].flatMap { $0 }
  }

  private static var mainAndOther: [Scene] {
    [
      rows(
        "withLatestFrom",
        [
          "b| a|": "b| b; a| completed D a result", "a|": "a| completed D a b result",
          "a#": "a# error D a b result", "b#": "b# error D a b result", "!": "! a b result D",
        ]
      ) { $0.a.withLatestFrom($0.b) },
      rows(
        "sample",
        [
          "a| b|": "a| a; b| completed D b result", "a| b1": "a| a; b1 completed D b result",
          "b| a| !": "b| b; a| a; ! result D", "a#": "a# error D a b result",
          "b#": "b# error D a b result", "!": "! a b result D",
        ]
      ) { $0.a.sample($0.b) },
      rows(
        "take(until:)",
        [
          "b1": "b1 completed D a b result", "b| a|": "b| b; a| completed D a result",
          "a|": "a| completed D a b result", "a#": "a# error D a b result",
          "b#": "b# error D a b result", "!": "! a b result D",
        ]
      ) { $0.a.take(until: $0.b) },
      rows(
        "skip(until:)",
        [
          "b1 a|": "b1 b; a| completed D a result", "a| !": "a| a b; ! result D",
          "b| !": "b| b; ! a result D", "a#": "a# error D a b result",
          "b#": "b# error D a b result", "!": "! a b result D",
        ]
      ) { $0.a.skip(until: $0.b) },
    ].flatMap { $0 }
  }
}
