import Rx
import ScriptMachine
import ScriptSource
import Stage

/// What `RxBinding` needs of the inside of `Rx`, for scripts.
enum StageBinding {
  static let declaration = """
    internal enum BrokenRule {
      case bindingError(any Error, to: String? = nil)
      case failingControl(any Error)
      case invalidRows(any Error, Advice = Advice())
      case misuse(String, Advice = Advice())
      case offMain(String)

      struct Advice {
        let older: String?
        let notes: [String]
        init(older: String? = nil, notes: [String] = []) {
          self.older = older
          self.notes = notes
        }
      }
    }
    internal enum Diagnostics {
      static func report(_ rule: BrokenRule) {
        switch rule {
        case .bindingError(let error, let kind): report(0, error, kind, nil, [])
        case .failingControl(let error): report(1, error, nil, nil, [])
        case .invalidRows(let error, let advice): report(2, error, nil, advice.older, advice.notes)
        case .misuse(let text, let advice): report(3, nil, text, advice.older, advice.notes)
        case .offMain(let text): report(4, nil, text, nil, [])
        }
      }
      static func writeBindingError(_ error: any Error, to kind: String? = nil) { report(.bindingError(error, to: kind)) }
      private static func report(_ rule: Int, _ error: (any Error)?, _ text: String?, _ older: String?, _ notes: [String])
    }
    internal enum TraceRole: Int { case source, `operator`, shared, subscriber }
    extension ObservableType {
      internal func traced(_ role: TraceRole) -> Observable<Element> { traced(role.rawValue) }
      private func traced(_ role: Int) -> Observable<Element>
    }
    internal enum DebugBuild { static var isOne: Bool { true } }
    internal enum RequestClock {
      static var now: Date { Date(timeIntervalSince1970: due) }
      private static var due: Double { get }
    }
    internal struct MainThread {
      static let current: MainThread = MainThread()
      init() {}
      var isCurrent: () -> Bool { { Thread.isMainThread } }
      var scheduler: () -> any SchedulerType { { MainScheduler() } }
      var concurrentScheduler: () -> any SchedulerType { { ConcurrentMainScheduler.instance } }
      var asyncScheduler: () -> any SchedulerType { { MainScheduler.asyncInstance } }
    }
    """

  static func register(in natives: inout RxNatives) {
    natives.traced("ObservableType.traced(_:)")
    register(in: &natives.table)
  }

  private static func register(in table: inout NativeTable) {
    table.add("Diagnostics.report(_:_:_:_:_:)") { call in
      let advice = BrokenRule.Advice(older: try call.convert(4), notes: try call.convert(5))
      let text: String? = try call.convert(3)
      let error: AnyScriptError? = try call.convert(2)
      switch (try call.int(1), error?.error, text) {
      case (0, let error?, let kind): Diagnostics.report(.bindingError(error, to: kind))
      case (1, let error?, _): Diagnostics.report(.failingControl(error))
      case (2, let error?, _): Diagnostics.report(.invalidRows(error, advice))
      case (4, _, let text?): Diagnostics.report(.offMain(text))
      default: Diagnostics.report(.misuse(text ?? "", advice))
      }
      return .void
    }
  }
}

extension LabContext {
  /// Reports a rule that the script broke: one that a compiled program stops at ends the run.
  func report(_ rule: BrokenRule) {
    let isStopping =
      switch rule {
      case .bindingError, .failingControl, .invalidRows: hooks.stopsAtBindingErrors
      case .misuse, .offMain: !isRelease
      }
    let text = dialect() == .rx2 ? rule.advice.older ?? rule.text : rule.text
    guard isStopping else {
      stage.recordPrint(text, at: stage.callPosition?())
      return
    }
    let place = place(of: rule) ?? runtime.machine.place
    runtime.fail(
      BrokenRuleMistake(
        diagnostic: Diagnostic(
          text,
          at: calls.name(at: place)?.span,
          hint: rule.hint,
          notes: notes(on: rule)
        )
      )
    )
  }

  /// Reports a binding that receives an element off the main thread, which went there by itself from RxSwift 3.1 on.
  func checkBindingThread() {
    guard dialect() == .rx2, !stage.currentThread.isMain else { return }
    let text =
      "Executing on backgound thread. Please use `MainScheduler.instance.schedule` to schedule work on main thread."
    guard !isRelease else {
      stage.recordPrint(text, at: stage.callPosition?())
      return
    }
    let subscription = stage.currentThread.cause?.subscription
    let place = subscription.flatMap { subscriptionPlaces[$0] } ?? runtime.machine.place
    let thread = LogRecord.Thread(
      number: stage.currentThread.number,
      name: stage.currentThread.name
    )
    runtime.fail(
      BrokenRuleMistake(
        diagnostic: Diagnostic(
          text,
          at: calls.name(at: place)?.span,
          hint: "a binding receives elements on the main thread only, and this is \(thread.title)",
          notes: [
            "write `.observeOn(MainScheduler.instance)` before it, or use a `Driver`",
            "from RxSwift 3.1 on it goes to the main thread by itself",
          ]
        )
      )
    )
  }

  /// The line of the script that asked for what the rule is about: where a thread stands then may be far from it.
  private func place(of rule: BrokenRule) -> Int? {
    if case .offMain = rule { return nil }
    return stage.currentThread.cause?.subscription.flatMap { subscriptionPlaces[$0] }
  }

  private func notes(on rule: BrokenRule) -> [String] {
    guard case .bindingError = rule else { return rule.advice.notes }
    let origin = errorOrigin.flatMap { calls.name(at: $0)?.span }
    let source = origin.map { "it came from `\($0.text)` (line \($0.line)); " } ?? ""
    let names = dialect() == .rx2 ? "catchErrorJustReturn" : "catchAndReturn"
    return [
      "\(source)`\(names)(…)` before the binding ends it with a value; "
        + "inside `flatMap` it keeps the source alive, behind `flatMap` it would not"
    ]
  }
}

/// A rule that the script broke, which ends the run.
struct BrokenRuleMistake: Error {
  let diagnostic: Diagnostic
}

extension BrokenRule {
  /// What stands beside the place.
  fileprivate var hint: String? {
    switch self {
    case .bindingError: "an error has no place to go here"
    case .failingControl: "the events of a control cannot fail"
    case .invalidRows, .misuse: nil
    case .offMain: "move it there with `observe(on: MainScheduler.instance)`"
    }
  }
}
