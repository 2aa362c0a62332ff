import Rx

extension Scene {
  /// Operators that subscribe to `a` and `b` when the outer source `o` sends 1 and 2.
  static var innerSources: [Scene] { [merging, queueing, latest].flatMap { $0 } }

  private typealias Operator = (
    name: String, make: @Sendable (Sources) -> Observable<Int>
  )

  /// A source is disposed as soon as it completes, and with all the others when one fails.
  private static var merging: [Scene] {
    let operators: [Operator] = [
      ("flatMap", { $0.outer.flatMap($0.inner) }),
      ("flatMapFirst", { $0.outer.flatMapFirst($0.inner) }),
      ("merge()", { $0.inners.merge() }),
    ]
    return operators.flatMap { name, make in
      rows(
        name,
        [
          "o|": "o| o completed D result",
          "o1 o| a|": "o| o; a| a completed D result",
          "o1 a| o|": "a| a; o| o completed D result",
          "o#": "o# error D o result",
          "o1 o#": "o# error D o a result",
          "o1 a#": "a# error D o a result",
          "o1 o| a#": "o| o; a# error D a result",
          "o1 !": "! o a result D",
          "o1 o| !": "o| o; ! a result D",
        ],
        make
      )
    }
      + rows(
        "flatMap",
        [
          "o1 o2 a| o| b|": "a| a; o| o; b| b completed D result",
          "o1 o2 b#": "b# error D o a b result", "o1 o2 !": "! o a b result D",
        ],
        operators[0].make
      )
  }

  /// The outer source is disposed after the result has completed, if no inner one runs then.
  private static var queueing: [Scene] {
    let operators: [Operator] = [
      ("concatMap", { $0.outer.concatMap($0.inner) }),
      ("concat()", { $0.inners.concat() }),
      ("merge(maxConcurrent: 1)", { $0.inners.merge(maxConcurrent: 1) }),
    ]
    return operators.flatMap { name, make in
      rows(
        name,
        [
          "o|": "o| completed D o result",
          "o1 o| a|": "o| o; a| a completed D result",
          "o1 a| o|": "a| a; o| completed D o result",
          "o1 o2 a| b| o|": "a| a; b| b; o| completed D o result",
          "o1 o2 o| a| b|": "o| o; a| a; b| b completed D result",
          "o#": "o# error D o result",
          "o1 o#": "o# error D o a result",
          "o1 a#": "a# error D o a result",
          "o1 o2 a| b#": "a| a; b# error D o b result",
          "o1 o2 !": "! o a result D",
          "o1 o| !": "o| o; ! a result D",
        ],
        make
      )
    }
      + rows(
        "merge(maxConcurrent: 2)",
        [
          "o1 o2 o| a| b|": "o| o; a| a; b| b completed D result",
          "o1 o2 a| b| o|": "a| a; b| b; o| completed D o result",
          "o1 o2 b#": "b# error D o a b result",
          "o1 o2 !": "! o a b result D",
        ]
      ) { $0.inners.merge(maxConcurrent: 2) }
  }

  /// An inner source is also disposed when it fails, before the result does.
  private static var latest: [Scene] {
    let operators: [Operator] = [
      ("flatMapLatest", { $0.outer.flatMapLatest($0.inner) }),
      ("switchLatest", { $0.inners.switchLatest() }),
    ]
    return operators.flatMap { name, make in
      rows(
        name,
        [
          "o|": "o| o completed D result",
          "o1 o| a|": "o| o; a| a completed D result",
          "o1 a| o|": "a| a; o| o completed D result",
          "o1 o2 b| o|": "o2 a; b| b; o| o completed D result",
          "o1 o2 o| b|": "o2 a; o| o; b| b completed D result",
          "o#": "o# error D o result",
          "o1 o#": "o# error D o a result",
          "o1 a#": "a# a error D o result",
          "o1 o| a#": "o| o; a# a error D result",
          "o1 o2 b#": "o2 a; b# b error D o result",
          "o1 !": "! o a result D",
          "o1 o2 !": "o2 a; ! o b result D",
        ],
        make
      )
    }
  }
}
