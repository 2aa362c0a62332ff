import ScriptMachine

/// The natives of what scripts see on a stage, the reactive modules' among them.
enum LabLibrary {
  static func register(in table: inout NativeTable, _ runtime: Runtime, _ context: LabContext) {
    context.runtime = runtime
    RxLibrary.register(in: &table, runtime, lab: context)
    context.registerSchedulers(in: &table, runtime)
    let clocks: Set = ["VirtualTimeScheduler", "HistoricalScheduler"]
    table.add(
      DeferredNatives(of: "RxSwift", about: clocks) { [unowned context, unowned runtime] in
        context.registerVirtualTime(in: &$0, runtime)
      }
    )
    table.add(
      DeferredNatives(of: "RxTest") { [unowned context, unowned runtime] in
        context.registerTestSchedulers(in: &$0, runtime)
      }
    )
    context.registerBlocking(in: &table)
    context.registerTestCases(in: &table)
    context.registerPlaygrounds(in: &table)
    context.registerScreen(in: &table)
    context.registerNetwork(in: &table)
    context.registerSignals(in: &table, runtime)
    context.registerObjects(in: &table)
    runtime.standIn = { [unowned runtime] requirement, standard, type in
      MessageForwarding(of: requirement, instead: standard, in: type, runtime)?.standIn
    }
    context.registerOutlets(in: &table)
    context.registerThreads(in: &table, runtime)
    context.registerDispatchQueues(in: &table, runtime)
    context.registerDispatchWaiting(in: &table, runtime)
    context.registerDispatchSources(in: &table, runtime)
  }
}
