import Rx
import Stage
import SwiftScript

extension LabContext {
  /// An observable as a value of a script, its subscriptions and events recorded under the call that made it.
  func observable(
    _ source: Observable<Value>,
    _ call: Call,
    _ part: ObservableRole = .plain,
    as type: String = "Observable"
  ) -> Value {
    value(type, watched(source, call, part))
  }

  /// A trait as a value of a script, recorded as any other observable.
  func primitive<Trait, Element>(
    _ sequence: PrimitiveSequence<Trait, Element>,
    _ call: Call,
    _ part: ObservableRole = .plain
  ) -> Value {
    value(
      "\(Trait.self)".replacing("Trait", with: ""),
      PrimitiveSequence<Trait, Element>(raw: watched(sequence.asObservable(), call, part))
    )
  }

  /// An observable that cannot fail as a value of a script, recorded as any other.
  func infallible(
    _ sequence: Infallible<Value>,
    _ call: Call,
    _ part: ObservableRole = .plain
  ) -> Value {
    value("Infallible", Infallible(watched(sequence.asObservable(), call, part)))
  }

  func watched<Element>(
    _ source: Observable<Element>,
    _ call: Call,
    _ part: ObservableRole
  ) -> Observable<Element> {
    watched(source, origin(call, part))
  }

  func watched<Element>(_ source: Observable<Element>, _ origin: Origin) -> Observable<Element> {
    source.watched { [unowned self] in
      let stage = self.stage
      let trace = SubscriptionTrace(origin, on: stage)
      return { [unowned self] happening, proceed in
        if case .source = origin.part.role { preempt(before: happening, on: stage) }
        switch happening {
        case .subscribed:
          try budget.count(on: stage, at: origin.site)
          trace.subscribe(proceed)
        case .next(let value):
          do {
            try budget.count(on: stage, at: origin.site)
          } catch {
            if error.isOfTheScript { reports.interpreter?.fail(error) }
            if trace.drops(inEntry: entryNumber) { return }
            throw error
          }
          trace.pass(.next, { .next("\(value)") }, proceed)
        case .ended(let error):
          try budget.count(on: stage, at: origin.site)
          try endScript(because: error)
          if let error {
            trace.pass(.error, { .error("\(error)") }, proceed)
          } else {
            trace.pass(.completed, { .completed }, proceed)
          }
        case .disposed:
          if stage.isEnding { unrecordedDisposals.append(trace) } else { trace.dispose() }
        case .cleanedUp: trace.endDisposal()
        }
      }
    }
  }

  /// Lets another thread run before a source sends an event: it may send many without a statement of the script between.
  private func preempt<Element>(before step: SubscriptionStep<Element>, on stage: Stage) {
    switch step {
    // Whoever counts the event next finds that the run has ended.
    case .next, .ended: try? stage.preemptionPoint()
    case .subscribed, .disposed, .cleanedUp: break
    }
  }

  /// Records the disposals that happened while an entry was being stopped, when nothing is recorded.
  func recordDisposals() {
    for trace in unrecordedDisposals { trace.recordDisposal() }
    unrecordedDisposals = []
  }

  /// Ends the script if this is no error of a sequence, but a mistake in a closure that an operator has called.
  private func endScript(because error: (any Error)?) throws {
    guard let error, error.isOfTheScript else { return }
    reports.interpreter?.fail(error)
    throw ScriptStopped()
  }
}
