import Foundation
import LabBindings
import ScriptSource
import Stage
import Synchronization

/// What a script left behind.
struct ScriptLog {
  let ending: Lab.Ending
  let records: [LogRecord]
  /// Mistakes that did not end the run.
  let reported: [Diagnostic]

  /// What was printed, a line each.
  var printed: [String] { records.filter { $0.kind == .print }.map(\.text) }
  /// What a compiled program would write: what was printed and what `debug` tells, without its dates, a row each, and the
  /// gestures and changes on the screen.
  var written: [String] {
    records.compactMap { $0.printed ?? $0.screenLine }.flatMap { $0.components(separatedBy: "\n") }
  }
  /// The same without the gestures and changes.
  var writtenByProgram: [String] {
    records.compactMap(\.printed).flatMap { $0.components(separatedBy: "\n") }
  }
  /// The mistakes that ended the run.
  var mistakes: [Diagnostic] {
    if case .failed(let diagnostics) = ending { diagnostics } else { [] }
  }

  /// In one line, so that a script begins in the second.
  static let imports =
    ["Foundation", "RxSwift", "RxRelay", "RxCocoa", "RxTest", "RxBlocking"]
    .map { "import \($0)" }.joined(separator: "; ") + "\n"

  /// What stands above a script: nothing where it names the modules of the other core, since names would mean two things.
  private static func imports(above script: String) -> String {
    script.contains(/import Reactive(Swift|Cocoa)\b/) ? "\n" : imports
  }

  /// Runs a script in virtual time.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of records that are kept.
  ///   - imports: What stands above it; by default RxSwift's modules, unless it is about ReactiveSwift.
  ///   - line: The printed line at which another thread interrupts the run.
  init(
    _ script: String,
    kinds: LogRecord.Kinds = .all,
    limit: StageTime = .seconds(30),
    eventBudget: Int = 20_000,
    statementBudget: Int = 200_000,
    mainStackSize: Int = 64 << 20,
    interruptedAt line: String? = nil,
    imports: String? = nil
  ) {
    let kept = Mutex<[LogRecord]>([])
    var configuration = Lab.Configuration()
    configuration.limit = limit
    configuration.kinds = kinds
    configuration.eventBudget = eventBudget
    configuration.statementBudget = statementBudget
    configuration.mainStackSize = mainStackSize
    let (seen, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    configuration.sink = { record in
      kept.withLock { $0.append(record) }
      if record.text == line { seen.signal() }
    }
    let text = (imports ?? Self.imports(above: script)) + script
    let file = SourceFile(name: "test.swift", text: text)
    let lab = Lab(configuration, for: file)
    if line != nil {
      // Safe to send: `interrupt` may be called from any thread, and nothing else is.
      nonisolated(unsafe) let lab = lab
      DispatchQueue.global().async {
        seen.wait()
        lab.interrupt()
        done.signal()
      }
    }
    ending = lab.run(file)
    if line != nil {
      seen.signal()
      done.wait()
    }
    records = kept.withLock { $0 }
    reported = lab.reported
  }
}
