import Rx
import ScriptMachine

/// The natives of what scripts see on a stage, the reactive modules' among them.
enum LabLibrary {
  static func register(in table: inout NativeTable, _ runtime: Runtime, _ context: LabContext) {
    context.runtime = runtime
    RxLibrary.register(in: &table, runtime) { [unowned context] source, _, _, _ in
      (source as? Observable<Value>).map(context.counted) ?? source
    }
    context.registerSchedulers(in: &table, runtime)
    context.registerVirtualTime(in: &table, runtime)
    context.registerTestSchedulers(in: &table, runtime)
    context.registerBlocking(in: &table)
    context.registerThreads(in: &table, runtime)
    context.registerDispatchQueues(in: &table, runtime)
    context.registerDispatchWaiting(in: &table, runtime)
    context.registerDispatchSources(in: &table, runtime)
  }
}

extension LabContext {
  /// An observable whose subscriptions and events count, so that one that never ends does.
  fileprivate func counted(_ source: Observable<Value>) -> Observable<Value> {
    source.watched { [unowned self] in
      { [unowned self] (step: SubscriptionStep<Value>, proceed: () -> Void) throws in
        switch step {
        case .subscribed, .next, .ended: try budget.count(1, runtime.machine)
        case .disposed, .cleanedUp: break
        }
        proceed()
      }
    }
  }
}
