import Foundation
import Rx
import ScriptMachine
import ScriptSource
import Stage
import Synchronization
import Testing

@testable import LabBindings

/// `Hooks` and `Resources` are the script's own.
struct HookTests {
  @Test(arguments: [
    ScriptRow(
      "the default error handler is replaced",
      """
      Hooks.defaultErrorHandler = { _, error in print("handled", error) }
      _ = Observable<Int>.error(RxError.unknown).subscribe(onNext: { _ in })
      """,
      "handled Unknown error occurred."
    ),
    ScriptRow(
      "the call stack is recorded where that is wanted",
      """
      Hooks.customCaptureSubscriptionCallstack = { ["here"] }
      Hooks.defaultErrorHandler = { stack, _ in print(stack) }
      _ = Observable<Int>.error(RxError.unknown).subscribe()
      Hooks.recordCallStackOnError = true
      _ = Observable<Int>.error(RxError.unknown).subscribe()
      """,
      "[]",
      "[\"here\"]"
    ),
    ScriptRow(
      "a handler that was there is kept and called",
      """
      let before = Hooks.defaultErrorHandler
      Hooks.defaultErrorHandler = { stack, error in print("mine"); before(stack, error) }
      _ = Observable<Int>.error(RxError.unknown).subscribe()
      print(Hooks.customCaptureSubscriptionCallstack())
      """,
      "mine",
      "Unhandled error happened: Unknown error occurred.",
      "[]"
    ),
  ])
  func hooksAreCalled(_ row: ScriptRow) { expectLines(row) }

  /// Programs that run at the same time don't change each other's settings, nor that of the process.
  @Test func warningsAreThoseOfTheProgramThatWantsThem() {
    let reentrant = """
      let numbers = PublishSubject<Int>()
      _ = numbers.subscribe(onNext: { if $0 > 0 { numbers.onNext($0 - 1) } })
      numbers.onNext(2)
      print("sent")
      """
    let beside = Mutex<[String]>([])
    let warned = Mutex<[String]>([])
    var configuration = Lab.Configuration()
    configuration.sink = { record in
      guard record.kind == .print else { return }
      warned.withLock { $0.append(record.text) }
      if record.text == "set" { beside.withLock { $0 = Self.printedOnAnotherThread(reentrant) } }
    }
    let text = """
      import RxSwift
      Hooks.warnsOfOverlappingEvents = true
      print("set")
      """
    let file = SourceFile(name: "test.swift", text: "\(text)\n\(reentrant)")
    _ = Lab(configuration, for: file).run(file)
    #expect(beside.withLock { $0 } == ["sent"])
    #expect(warned.withLock { $0.count { $0.hasPrefix("warning:") } } == 1)
    #expect(!Hooks.warnsOfOverlappingEvents)
  }

  /// What a lab has left on a thread receives nothing of what the thread does when the lab is gone.
  @Test func aThreadThatALabHasUsedPrintsItsOwn() async {
    await #expect(processExitsWith: .success) {
      let own = Mutex<[String]>([])
      Diagnostics.interceptWrite { _ in { line in own.withLock { $0.append(line) } } }
      Diagnostics.interceptReport { _ in { rule in own.withLock { $0.append("\(rule)") } } }
      do {
        let file = SourceFile(name: "test.swift", text: "print(1)")
        let lab = Lab(for: file)
        _ = lab.run(file)
        _ = lab.program.runtime.machine
      }
      Diagnostics.write("written")
      Diagnostics.report(.offMain("reported"))
      #expect(own.withLock { $0.count } == 2)
    }
  }

  private static func printedOnAnotherThread(_ script: String) -> [String] {
    let printed = Mutex<[String]>([])
    let ended = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      printed.withLock { $0 = ScriptLog(script).printed }
      ended.signal()
    }
    ended.wait()
    return printed.withLock { $0 }
  }
}
