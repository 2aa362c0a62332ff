import Rx
import ScriptMachine
import Stage

extension LabContext {
  /// An observable that a call has made, its subscriptions and events recorded under that call.
  func watched(
    _ source: Observable<Value>,
    at place: Int,
    _ part: ObservableRole,
    of element: TypeMetadata
  ) -> Observable<Value> {
    watched(source, origin(place, part, of: element))
  }

  /// The origin of what a call makes.
  func origin(
    _ place: Int,
    _ part: ObservableRole,
    of element: TypeMetadata,
    type: String? = nil
  ) -> Origin {
    Origin(
      place,
      stream: stage.records.newStreamID(),
      part,
      element: element,
      in: calls,
      type: type
    )
  }

  func watched(_ source: Observable<Value>, _ origin: Origin) -> Observable<Value> {
    source.watched(holding: HeldObservable.holding) { [unowned self] subscription in
      let trace = SubscriptionTrace(origin, on: stage)
      subscriptions.add(subscription)
      return { [unowned self] happening, proceed in
        if case .source = origin.part.role { preempt(before: happening) }
        switch happening {
        case .subscribed:
          try budget.count(1, runtime.machine)
          try checkRoom()
          if screen != nil { subscriptionPlaces[trace.id] = origin.place }
          trace.subscribe(proceed)
        case .next(let value):
          do {
            try budget.count(1, runtime.machine)
            try checkRoom()
          } catch {
            if trace.drops(inEntry: entryNumber) { return }
            throw error
          }
          trace.pass(.next, { .next(self.text(of: value, origin.element)) }, proceed)
        case .ended(let error):
          try budget.count(1, runtime.machine)
          try checkRoom()
          if let error {
            let isFirst = errorOrigin == nil
            if isFirst { errorOrigin = origin.place }
            trace.pass(.error, { .error("\(error)") }, proceed)
            if isFirst { errorOrigin = nil }
          } else {
            trace.pass(.completed, { .completed }, proceed)
          }
          if screen != nil { subscriptionPlaces[trace.id] = nil }
        case .disposed:
          if screen != nil { subscriptionPlaces[trace.id] = nil }
          if stage.isEnding { unrecordedDisposals.append(trace) } else { trace.dispose() }
        case .cleanedUp: trace.endDisposal()
        }
      }
    }
  }

  /// What `debug` gives inside a module: its lines are recorded, its subscriptions and events are not.
  func reported(
    _ source: Observable<Value>,
    _ debug: ObservableRole.Debug,
    of element: TypeMetadata
  ) -> Observable<Value> {
    source.watched(holding: HeldObservable.holding) { [unowned self] _ in
      let report = { [stage] (step: LogRecord.DebugReport.Step) in
        _ = stage.record(.debug) {
          .debug(
            LogRecord.DebugReport(identifier: debug.identifier, step: step, style: debug.style)
          )
        }
      }
      return { [unowned self] step, proceed in
        switch step {
        case .subscribed:
          report(.subscribed)
          proceed()
        case .next(let value):
          report(.event(.next(text(of: value, element))))
          proceed()
        case .ended(let error):
          report(.event(error.map { .error("\($0)") } ?? .completed))
          proceed()
        case .disposed: report(.disposed)
        case .cleanedUp: break
        }
      }
    }
  }

  /// Lets another thread run before a source sends an event: it may send many without a statement of the script between.
  private func preempt(before step: SubscriptionStep<Value>) {
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

  /// A value as `print` shows it.
  func text(of value: Value, _ type: TypeMetadata) -> String {
    DescribedValue(value: value, type: type, runtime: runtime).description
  }
}
