import Foundation
import Rx
import Testing

/// An observable made of sources that are sent to by hand, and what is logged at each step.
struct Scene: CustomTestStringConvertible, Sendable {
  /// The sources, to which a step sends, and what else an operator needs.
  struct Sources {
    let outer: Observable<Int>
    let a: Observable<Int>
    let b: Observable<Int>
    /// Logs `resource` when it is disposed.
    let resource: any Disposable
    let clock: TickClock

    /// The inner source for an element of the outer one.
    func inner(_ number: Int) -> Observable<Int> { number == 1 ? a : b }

    /// The inner sources, as elements.
    var inners: Observable<Observable<Int>> { outer.map(inner) }
  }

  private typealias Subscribe = @Sendable (Sources, @escaping (String) -> Void) -> any Disposable

  private let name: String
  private let steps: String
  /// What each step logs.
  let log: String
  private let subscribe: Subscribe

  /// - Parameters:
  ///   - steps: `o1` sends 1 to the outer source, `a|` completes a, `b#` fails b, `!` disposes of the subscription, and `t` lets
  ///     the clock run.
  ///   - log: The steps that log something, separated by semicolons. A step logs `completed` or `error`, `D` for `onDisposed`,
  ///     and the name of each source that is disposed; `result` is the part of the chain behind the operator.
  init<Result: ObservableConvertibleType & SendableMetatype>(
    _ name: String,
    _ steps: String,
    _ log: String,
    _ make: @escaping @Sendable (Sources) -> Result
  ) {
    self.name = name
    self.steps = steps
    self.log = log
    subscribe = { sources, note in
      make(sources).asObservable().do(onDispose: { note("result") }).subscribe(
        onError: { _ in note("error") },
        onCompleted: { note("completed") },
        onDisposed: { note("D") }
      )
    }
  }

  var testDescription: String { "\(name): \(steps)" }

  func played() -> String {
    let subjects = ["o", "a", "b"].map { ($0, PublishSubject<Int>()) }
    let clock = TickClock()
    var log: [String] = []
    let sources = subjects.map { name, subject in
      subject.do(onDispose: { log.append(name) })
    }
    let subscription = subscribe(
      Sources(
        outer: sources[0],
        a: sources[1],
        b: sources[2],
        resource: Disposables.create { log.append("resource") },
        clock: clock
      ),
      { log.append($0) }
    )
    // Long enough for what subscribes on the clock.
    clock.advanceTo(1)
    var lines: [String] = []
    for step in steps.split(separator: " ") {
      log = []
      let subject = subjects.first { step.hasPrefix($0.0) }?.1
      switch step.dropFirst() {
      case "" where step == "t": clock.advanceTo(clock.clock + 100)
      case "": subscription.dispose()
      case "|": subject?.onCompleted()
      case "#": subject?.onError(TestError())
      default: subject?.onNext(Int(step.dropFirst()) ?? 0)
      }
      if !log.isEmpty { lines.append("\(step) \(log.joined(separator: " "))") }
    }
    return lines.joined(separator: "; ")
  }
}

extension Scene {
  /// Scenes of one operator: what each sequence of steps logs.
  static func rows<Result: ObservableConvertibleType & SendableMetatype>(
    _ name: String,
    _ rows: KeyValuePairs<String, String>,
    _ make: @escaping @Sendable (Sources) -> Result
  ) -> [Scene] {
    rows.map { Scene(name, $0.key, $0.value, make) }
  }
}
