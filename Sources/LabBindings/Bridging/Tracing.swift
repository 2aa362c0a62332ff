import Rx
import Stage
import SwiftScript

extension LabContext {
  /// A sequence as a value of a script, its subscriptions and events recorded under the place that made it.
  func observable(_ source: Observable<Value>, _ call: Call, as type: String = "Observable") -> Value {
    value(type, watched(source, named: call.site.text, at: call.site))
  }

  private func watched(_ source: Observable<Value>, named name: String, at site: SourceSpan)
    -> Observable<Value>
  {
    guard traces else { return guarded(source) }
    let position = SourcePosition(site)
    return source.watched { [unowned self] in
      let stage = self.stage
      let subscription = stage.newSubscriptionID()
      var isOver = false
      return { happening, proceed in
        let kind: LogRecord.Kind
        let text: String
        switch happening {
        case .subscribed: (kind, text) = (.subscribed, name)
        case .next(let value):
          if stage.isEnding { throw ScriptStopped() }
          (kind, text) = (.next, value.description)
        case .ended(let error):
          isOver = true
          (kind, text) = error.map { (.error, "\($0)") } ?? (.completed, "")
        case .disposed:
          // What completed is gone already; only a subscription cut short is worth a line.
          if isOver { return }
          (kind, text) = (.disposed, "")
        }
        let record = stage.record(kind, text, subscription: subscription, at: position)
        stage.withCause(record, proceed)
      }
    }
  }

  /// Without tracing, a sequence still has to end when the run does.
  private func guarded(_ source: Observable<Value>) -> Observable<Value> {
    source.watched { [unowned self] in
      let stage = self.stage
      return { happening, proceed in
        if case .next = happening, stage.isEnding { throw ScriptStopped() }
        proceed()
      }
    }
  }
}
