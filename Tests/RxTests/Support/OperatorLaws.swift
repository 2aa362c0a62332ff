import Rx
import Testing

/// Checks the laws on an operator.
///
/// - Parameters:
///   - exempt: Laws that it is the operator's purpose to break.
///   - order: The order in which it ends.
///   - operation: The operator.
func checkOperatorLaws<Result>(
  exempt: Set<OperatorLaw> = [],
  order: EndingOrder = .usual,
  at location: SourceLocation = #_sourceLocation,
  _ operation: @escaping (Observable<Int>) -> Observable<Result>
) {
  for law in OperatorLaw.allCases where law != .throwEnds && !exempt.contains(law) {
    for breach in breaches(of: law, order: order, { source, _ in operation(source) }) {
      Issue.record(Comment(rawValue: breach), sourceLocation: location)
    }
  }
}

/// Checks that an error thrown by a user's closure ends the result.
///
/// - Parameter operation: The operator with a closure that throws `TestError` at the first element or at the end.
func checkThrowEnds<Result>(
  at location: SourceLocation = #_sourceLocation,
  _ operation: @escaping (Observable<Int>) -> Observable<Result>
) {
  for breach in breaches(of: .throwEnds, { source, _ in operation(source) }) {
    Issue.record(Comment(rawValue: breach), sourceLocation: location)
  }
}

/// How an operator breaks a law: a line for each thing that is not as it should be.
///
/// - Parameters:
///   - order: The order in which it ends.
///   - operation: The operator, on a source and a clock; for `throwEnds` with a closure that throws `TestError` at the first
///     element or at the end.
func breaches<Result>(
  of law: OperatorLaw,
  order: EndingOrder = .usual,
  _ operation: @escaping (Observable<Int>, TickClock) -> Observable<Result>
) -> [String] {
  let trial = LawTrial(operation)
  switch law {
  case .passesErrors:
    trial.subscribe()
    trial.source.send(1, 2)
    trial.source.fail()
    trial.settle()
    trial.note(trial.log.stops == ["error"], "errors pass on")

  case .passesCompletion:
    trial.subscribe()
    trial.source.send(1, 2)
    trial.source.complete()
    trial.settle()
    trial.note(trial.log.stops == ["completed"], "completion passes on")

  case .disposalReachesSource:
    let subscription = trial.subscribe()
    trial.source.send(1)
    subscription.dispose()
    trial.settle()
    trial.note(trial.source.running == 0, "disposal reaches the source")
    trial.noteSilence("silence after disposal")

  case .disposalSilences:
    for count in 1...3 {
      for ending in [Event<Int>.next(9), .completed, .error(TestError())] {
        trial.noteSilence(after: count, ending)
      }
    }

  case .ordersTheEnd:
    let orders = [(Event<Int>.completed, order.completed), (.error(TestError()), order.failed)]
    for (ending, order) in orders {
      let other = OrderTrial(operation).otherOrder(ending: ending, than: order)
      trial.note(other == nil, "the order after \(ending) is \(other ?? ""), and not \(order)")
    }

  case .ordersDisposal:
    let other = OrderTrial(operation).otherOrder(ending: nil, than: order.disposed)
    trial.note(other == nil, "the order at disposal is \(other ?? ""), and not \(order.disposed)")

  case .endDisposes:
    let subscription = trial.subscribe()
    trial.source.send(1, 2)
    trial.source.complete()
    trial.settle()
    trial.note(trial.source.running == 0, "the end disposes of the source")
    if !trial.log.stops.isEmpty { trial.noteSilence("silence after the end") }
    subscription.dispose()
    trial.note(trial.log.stops.count <= 1, "one stop event")

  case .freshState:
    let result = trial.make()
    let (first, again, beside) = (LawLog(), LawLog(), LawLog())
    trial.run([first], result)
    trial.run([again, beside], result)
    trial.note(again.events == first.events, "a new subscription starts from scratch")
    trial.note(beside.events == first.events, "subscriptions share no state")

  case .endLeaksNothing:
    for ending in [Event<Int>.completed, .error(TestError())] {
      guard let (kept, subscription) = LeakTrial(operation).end(with: ending) else { continue }
      trial.note(kept.isGone, "nothing is kept after \(ending), even if the subscription is")
      subscription.dispose()
    }

  case .disposalLeaksNothing:
    if let (kept, subscription) = LeakTrial(operation).end(with: nil) {
      trial.note(kept.isGone, "nothing is kept after disposal, even if the subscription is")
      subscription.dispose()
    }

  case .throwEnds:
    trial.subscribe()
    trial.source.send(1)
    trial.settle()
    // Some operators call the closure only when the source ends.
    if trial.log.stops.isEmpty { trial.source.complete() }
    trial.settle()
    trial.note(trial.log.stops == ["error"], "a throw ends it")
    trial.note(trial.source.running == 0, "a throw disposes of the source")
    trial.noteSilence("silence after a throw")
  }
  return trial.breaches
}
