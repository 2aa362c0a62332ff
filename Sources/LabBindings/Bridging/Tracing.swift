import Rx
import Stage
import SwiftScript

extension LabContext {
  /// A sequence as a value of a script, its subscriptions and events recorded under the place that made it.
  func observable(_ source: Observable<Value>, _ call: Call, as type: String = "Observable")
    -> Value
  {
    value(type, watched(source, call))
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

  func watched<Element>(_ source: Observable<Element>, _ call: Call) -> Observable<Element> {
    watched(source, named: call.site.text, at: call.site)
  }

  private func watched<Element>(
    _ source: Observable<Element>,
    named name: String,
    at site: SourceSpan
  ) -> Observable<Element> {
    guard traces else { return counted(source, at: site) }
    let position = SourcePosition(site)
    return source.watched { [unowned self] in
      let stage = self.stage
      let subscription = stage.newSubscriptionID()
      var isOver = false
      // What the trampoline sends after `subscribe` has returned still comes of the subscription.
      var beginning: Int?
      return { [unowned self] happening, proceed in
        let kind: LogRecord.Kind
        let text: String
        switch happening {
        case .subscribed:
          try budget.count(on: stage, at: site)
          (kind, text) = (.subscribed, name)
        case .next(let value):
          try budget.count(on: stage, at: site)
          (kind, text) = (.next, "\(value)")
        case .ended(let error):
          try budget.count(on: stage, at: site)
          isOver = true
          (kind, text) = error.map { (.error, "\($0)") } ?? (.completed, "")
        case .disposed:
          // What completed is gone already; only a subscription cut short is worth a line.
          if isOver { return }
          (kind, text) = (.disposed, "")
        }
        let record = stage.withCause(stage.currentCause ?? beginning) {
          stage.record(kind, text, subscription: subscription, at: position)
        }
        if case .subscribed = happening { beginning = record }
        stage.withCause(record, proceed)
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
