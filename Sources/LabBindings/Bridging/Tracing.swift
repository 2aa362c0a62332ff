import Rx
import Stage
import SwiftScript

extension LabContext {
  /// A sequence as a value of a script, its subscriptions and events recorded under the place that made it.
  ///
  /// - Parameter memory: What the sequence remembers, if it shares.
  func observable(
    _ source: Observable<Value>,
    _ call: Call,
    as type: String = "Observable",
    keeping memory: LogRecord.Memory? = nil
  ) -> Value {
    value(type, watched(source, call, keeping: memory))
  }

  /// A trait's sequence as a value of a script, recorded as any other is.
  func primitive<Trait, Element>(_ sequence: PrimitiveSequence<Trait, Element>, _ call: Call)
    -> Value
  {
    value(
      "\(Trait.self)".replacing("Trait", with: ""),
      PrimitiveSequence<Trait, Element>(raw: watched(sequence.asObservable(), call))
    )
  }

  /// A sequence that can't fail as a value of a script, recorded as any other is.
  func infallible(_ sequence: Infallible<Value>, _ call: Call) -> Value {
    value("Infallible", Infallible(watched(sequence.asObservable(), call)))
  }

  func watched<Element>(
    _ source: Observable<Element>,
    _ call: Call,
    keeping memory: LogRecord.Memory? = nil
  ) -> Observable<Element> {
    guard traces else { return counted(source, at: call.site) }
    return watched(source, origin(call, memory: memory))
  }

  func watched<Element>(_ source: Observable<Element>, _ origin: Origin) -> Observable<Element> {
    let position = SourcePosition(origin.site)
    let arguments = origin.site.writtenArguments
    return source.watched(hearsGone: true) { [unowned self] in
      let trace = SubscriptionTrace(
        origin,
        on: stage,
        tracesEveryDisposal: tracesEveryDisposal
      )
      return { [unowned self] happening, proceed in
        let kind: LogRecord.Kind
        let text: String
        switch happening {
        case .subscribed:
          try budget.count(on: stage, at: origin.site)
          (kind, text) = (.subscribed, origin.name)
        case .next(let value):
          try budget.count(on: stage, at: origin.site)
          (kind, text) = (.next, "\(value)")
        case .ended(let error):
          try budget.count(on: stage, at: origin.site)
          trace.isOver = true
          (kind, text) = error.map { (.error, "\($0)") } ?? (.completed, "")
        case .disposed: return trace.cutShort(at: position)
        case .gone: return trace.endDisposal()
        }
        trace.record(kind, text, at: position, arguments, proceed)
      }
    }
  }

  /// Without tracing, a sequence still has to end when the run does.
  private func counted<Element>(_ source: Observable<Element>, at site: SourceSpan)
    -> Observable<Element>
  {
    source.watched { [unowned self] in
      let stage = self.stage
      return { [unowned self] happening, proceed in
        if case .disposed = happening {} else { try budget.count(on: stage, at: site) }
        proceed()
      }
    }
  }
}
