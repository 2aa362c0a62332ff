import Foundation

/// A temporary folder where programs are compiled against the modules that this executable was built beside.
struct Workshop: Sendable {
  struct Complaint: Error {
    let text: String
  }

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("rxoracle-\(ProcessInfo.processInfo.processIdentifier)")
  private let products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent()

  func leave() { try? FileManager.default.removeItem(at: folder) }

  func compile(_ program: Program) -> Result<URL, Complaint> {
    let place = folder.appendingPathComponent(program.name.replacing("/", with: "+"))
    let executable = place.appendingPathComponent("program")
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let main = place.appendingPathComponent("main.swift")
      try Data(source(of: program).utf8).write(to: main)
      var arguments = ["-swift-version", "5", "-suppress-warnings", "-module-name", "main"]
      if program.hasMainType { arguments.append("-parse-as-library") }
      arguments += ["-lm", "-o", executable.path, main.path]
      if program.racesWithTime || program.text.contains("Thread.current") {
        let threads = place.appendingPathComponent("Threads.swift")
        try Data(Self.threads.utf8).write(to: threads)
        arguments.append(threads.path)
      }
      if program.usesRx {
        arguments += objects(of: "Rx") + objects(of: "RxTesting")
      }
      if program.usesSignals {
        arguments += objects(of: "ReactiveSignals")
      }
      if program.usesRx || program.usesSignals { arguments += objects(of: "ReactiveKernel") }
      if program.usesSignalsBinding { arguments += objects(of: "SignalsBinding") }
      if program.usesRx || program.usesScreen || program.usesSignals {
        arguments += ["-I", products.appendingPathComponent("Modules").path]
      }
      if program.usesRxBinding || program.usesScreen || program.usesSignalsBinding {
        let modules = ["HeadlessUI", "TerminalText"]
        for module in modules + (program.usesRxBinding ? ["RxBinding", "Differentiator"] : []) {
          arguments += objects(of: module)
        }
      }
      if program.usesNetwork {
        for module in ["RxBindingNetworking", "SimulatedNetwork"] {
          arguments += objects(of: module)
        }
      }
      if program.usesScreen {
        let screen = place.appendingPathComponent("Screen.swift")
        try Data(Self.screen.utf8).write(to: screen)
        arguments.append(screen.path)
      }
      if program.usesVariable {
        let variable = place.appendingPathComponent("Variable.swift")
        try Data(Self.variable.utf8).write(to: variable)
        arguments.append(variable.path)
      }
      return run("swiftc", arguments).map { .failure($0) } ?? .success(executable)
    } catch {
      return .failure(Complaint(text: "\(error)"))
    }
  }

  /// The program with this project's module names, and with a main queue that runs as long as the interpreter's does.
  private func source(of program: Program) -> String {
    guard program.lasts > 0 else { return program.text }
    let text = (program.usesScreen ? Self.compilable(screen: program.text) : program.text)
      .replacing(/(?m)^import (RxSwift|RxRelay)$/, with: "import Rx")
      .replacing(/(?m)^import (RxCocoa|Action)$/, with: "import RxBinding")
      .replacing(/(?m)^import RxDataSources$/, with: "import RxBinding; import Differentiator")
      .replacing(/(?m)^import ReactiveSwift$/, with: "import ReactiveSignals")
      .replacing(/(?m)^import ReactiveCocoa$/, with: "import SignalsBinding")
      .replacing("ReactiveSwift.", with: "ReactiveSignals.")
      .replacing(/(?m)^import (RxTest|RxBlocking)$/, with: "import RxTesting")
      .replacing("URLSession.shared", with: "SimulatedSession.shared")
    let network =
      program.usesNetwork
      ? "import FoundationNetworking; import RxBindingNetworking; import SimulatedNetwork" : ""
    let begin = program.usesScreen ? "ScreenConsole.begin()" : ""
    return """
      import Foundation
      \(network)
      let programStart = Date()
      \(begin)
      #sourceLocation(file: "main.swift", line: 1)
      \(text)
      RunLoop.main.run(until: programStart.addingTimeInterval(\(program.lasts)))

      """
  }

  /// Object files that have a source; an incremental build leaves those of removed ones behind.
  private func objects(of module: String) -> [String] {
    let sources = Checkout.swiftFiles(in: "Sources/\(module)").map(\.lastPathComponent)
    return sources.map {
      products.appendingPathComponent("\(module).build/\($0).o").path
    }
  }

  private func run(_ tool: String, _ arguments: [String]) -> Complaint? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    do { try process.run() } catch { return Complaint(text: "\(error)") }
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus == 0 { return nil }
    let lines = String(decoding: said, as: UTF8.self).split(separator: "\n")
    let errors = lines.filter { $0.contains("error:") }
    return Complaint(
      text: "it does not compile\n    " + errors.prefix(3).joined(separator: "\n    ")
    )
  }

  /// What RxSwift had until version 4 and `Rx` does not: a value that can be observed, and completes when it goes.
  private static let variable = """
    import Rx

    final class Variable<Element> {
      private let subject: BehaviorSubject<Element>
      init(_ value: Element) { subject = BehaviorSubject(value: value) }
      var value: Element {
        get { try! subject.value() }
        set { subject.onNext(newValue) }
      }
      func asObservable() -> Observable<Element> { subject.asObservable() }
      deinit { subject.onCompleted() }
    }

    """

  /// Stands before Foundation's `Thread`, which on Linux prints without a number.
  ///
  /// Where a sleep ends when a timer fires that was armed before it, the timer is first: on a stage by rule, here because
  /// the sleep takes a little longer.
  private static let threads = """
    import Foundation

    struct Thread: CustomStringConvertible {
      static var current: Thread { Thread() }
      static var isMainThread: Bool { Foundation.Thread.isMainThread }
      static func sleep(forTimeInterval seconds: TimeInterval) {
        Foundation.Thread.sleep(forTimeInterval: seconds + 0.025)
      }
      static func sleep(until date: Date) { Foundation.Thread.sleep(until: date) }
      static func detachNewThread(_ block: @escaping @Sendable () -> Void) {
        Foundation.Thread.detachNewThread(block)
      }
      let isMainThread = Foundation.Thread.isMainThread
      var description: String {
        isMainThread
          ? "<NSThread: 0x600000000040>{number = 1, name = main}"
          : "<NSThread: 0x600000000080>{number = 2, name = (null)}"
      }
    }

    """
}

extension Program {
  var usesRx: Bool { text.contains(/(?m)^import Rx/) }
  var usesRxBinding: Bool { text.contains(/(?m)^import (RxCocoa|RxDataSources|Action)$/) }
  var usesSignals: Bool { text.contains(/(?m)^import (ReactiveSwift|ReactiveCocoa)$/) }
  var usesSignalsBinding: Bool { text.contains(/(?m)^import ReactiveCocoa$/) }
  var usesScreen: Bool { text.contains(/(?m)^import UIKit$/) }
  var usesNetwork: Bool { text.contains(/(?m)^server\.|\bURLSession\b/) && usesRxBinding }
  var hasMainType: Bool { text.contains(/(?m)^\s*@main\b/) }
  /// Whether it uses RxSwift's `Variable`, and declares none.
  var usesVariable: Bool {
    usesRx && text.contains(/\bVariable[<(]/) && !text.contains(/\b(class|struct|enum) Variable\b/)
  }
}
