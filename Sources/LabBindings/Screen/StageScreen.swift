import ScriptMachine
import Stage

/// The screen of a script: the session of its run, whose clock, main thread and records are those of the stage.
enum StageScreen {
  /// What stands in `HeadlessUI` for the session and the problems of a program that is compiled.
  static let declaration = """
    internal enum CurrentSession {
      static let session: ScreenSession = make()

      static func run<Result>(_ session: ScreenSession, _ body: () throws -> Result) rethrows -> Result { try body() }

      private static func make() -> ScreenSession {
        let session = ScreenSession(isOnMain: { Thread.isMainThread })
        session.clock = StageClock()
        session.build = StageScreen.isRelease ? .release : .debug
        session.threadName = { StageScreen.thread }
        session.variableName = { HolderNames.find($0) ?? StageScreen.variable(holding: $0) }
        session.performSelector = { object, selector, arguments in
          guard selector.isMethod(of: object) else { return false }
          _ = selector.perform(on: object, arguments)
          return true
        }
        session.follow = { StageScreen.follow($0) }
        session.onLoad = { Outlets.fill($0, in: $0.view) }
        session.makeScene = { Outlets.controller(named: $0) }
        session.makeCell = { Outlets.cell(named: $0, for: $1) }
        session.makeItem = { Outlets.item(named: $0, for: $1) }
        _ = session.observe { record in
          let view = record.view
          StageScreen.record(record.kind.rawValue, view?.id ?? 0, view?.type ?? "", view?.name, record.member ?? "", record.text, record.before)
        }
        StageScreen.endsTurns { session.endTurn() }
        StageScreen.offer(
          picture: { session.drawnPicture },
          completions: { sentence in
            let found = session.hand.completions(of: sentence)
            return [found.typed] + found.names
          },
          make: { sentence in session.hand.make(sentence).map { [$0.message] + $0.notes } ?? [] },
          release: { session.hand.release() },
          close: { session.close() },
          place: { Outlets.place($0, named: $1) }
        )
        return session
      }
    }
    extension Selector {
      internal var name: String { description }
    }
    internal enum ProblemReport {
      static func take(_ problem: ScreenProblem, _ build: Build) {
        let isOffMain = problem.kind == .offMain
        let isRule = isOffMain || problem.kind == .brokenRule
        let name = problem.object?.subject.name
        let notes = isOffMain ? [problem.notes[0], advice(name)] : problem.notes
        StageScreen.report(problem.message, notes, stops: !isRule || build == .debug)
      }
      private static func advice(_ name: String?) -> String {
        let bind = name.map { ", or bind to `\\($0).rx`, which goes to main by itself" } ?? ""
        return "write `.observe(on: MainScheduler.instance)` before `subscribe`" + bind
      }
    }
    internal final class StageClock: ScreenClock {
      init() {}
      var now: Date { Date() }
      func schedule(after seconds: TimeInterval, _ work: @escaping () -> Void) {
        // A turn that follows at once is no timer: it is ready before time goes on.
        if seconds > 0 {
          DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { work() }
        } else {
          DispatchQueue.main.async { work() }
        }
      }
      // The stage ends the turns itself.
      func run(for seconds: TimeInterval, turnEnded: () -> Void) { StageScreen.runMain(for: seconds) }
    }
    internal enum StageScreen {
      static var isRelease: Bool { get }
      static var thread: String { get }
      static func variable(holding object: AnyObject) -> String?
      static func follow(_ body: () -> Void)
      static func record(_ kind: String, _ id: Int, _ type: String, _ name: String?, _ member: String, _ text: String, _ before: String?)
      static func note(_ property: String, _ text: String)
      static func report(_ message: String, _ notes: [String], stops: Bool)
      static func endsTurns(_ endTurn: @escaping () -> Void)
      static func runMain(for seconds: Double)
      static func offer(
        picture: @escaping () -> String,
        completions: @escaping (String) -> [String],
        make: @escaping (String) -> [String],
        release: @escaping () -> Void,
        close: @escaping () -> Void,
        place: @escaping (AnyObject, String) -> Void
      )
    }
    """
}

extension LabContext {
  func registerScreen(in table: inout NativeTable) {
    table.add("StageScreen.isRelease") { [self] _ in .bool(isRelease) }
    table.add("StageScreen.thread") { [self] _ in
      .string(
        LogRecord.Thread(number: stage.currentThread.number, name: stage.currentThread.name).title
      )
    }
    table.add("StageScreen.variable(holding:)") { [self] call in
      calls.variable(holding: call[1]).map { .string($0) } ?? .nil
    }
    table.add("StageScreen.follow(_:)") { [self] call in
      let body: ScriptFunction<Void> = try call.convert(1)
      try stage.currentThread.withCause(lastOnScreen) { try body.throwing() }
      return .void
    }
    table.add("StageScreen.record(_:_:_:_:_:_:_:)") { [self] call in
      let view = LogRecord.View(
        id: try call.int(2),
        type: try call.convert(3),
        name: try call.convert(4)
      )
      recordOnScreen(
        kind: try call.convert(1),
        view.id == 0 ? nil : view,
        member: try call.convert(5),
        text: try call.convert(6),
        before: try call.convert(7)
      )
      return .void
    }
    table.add("StageScreen.report(_:_:stops:)") { [self] call in
      let message: String = try call.convert(1)
      let notes: [String] = try call.convert(2)
      if try call.convert(3) { throw call.machine.trap(message, notes: notes) }
      stage.recordPrint(message, at: stage.callPosition?())
      return .void
    }
    table.add("StageScreen.endsTurns(_:)") { [self] call in
      let endTurn: ScriptFunction<Void> = try call.convert(1)
      stage.onMainTurn = { [unowned self] in
        if !runtime.isStopped { try endTurn.throwing() }
      }
      return .void
    }
    table.add("StageScreen.note(_:_:)") { [self] call in
      recordOnScreen(
        kind: "shown",
        nil,
        member: try call.convert(1),
        text: try call.convert(2),
        before: nil
      )
      return .void
    }
    table.add("StageScreen.offer(picture:completions:make:release:close:place:)") { [self] call in
      screen = ScriptScreen(
        picture: try call.convert(1),
        completions: try call.convert(2),
        make: try call.convert(3),
        release: try call.convert(4),
        close: try call.convert(5),
        place: try call.convert(6)
      )
      return .void
    }
    table.add("StageScreen.runMain(for:)") { [self] call in
      try stage.runMainQueue(until: stage.now + .seconds(call.double(1)))
      return .void
    }
  }

  /// Writes a record of what `HeadlessUI` tells of.
  private func recordOnScreen(
    kind name: String,
    _ view: LogRecord.View?,
    member: String,
    text: String,
    before: String?
  ) {
    let (kind, payload): (LogRecord.Kind, LogRecord.Payload)
    switch (LogRecord.Kind(name: name), view) {
    case (.gesture, _): (kind, payload) = (.gesture, .gesture(view, text))
    case (.control, _): (kind, payload) = (.control, .control(view, text))
    case (.shown, let view):
      let change = LogRecord.Change(property: member, before: before, after: text)
      (kind, payload) = (.shown, .shown(view, change))
    default: (kind, payload) = (.screen, .screen(text))
    }
    let cause = stage.currentThread.cause
    let call = cause == nil ? gesturePosition ?? stage.callPosition?() : nil
    let number = stage.record(kind, at: call, call: call) { payload }
    lastOnScreen = Cause(number, subscription: cause?.subscription)
  }
}
