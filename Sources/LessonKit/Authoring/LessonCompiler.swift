import Foundation
package import ScriptSource

/// Compiles lessons with `swiftc`, to check that they are plain Swift programs.
package struct LessonCompiler: Sendable {
  private let compiler: URL
  private let modules: URL

  /// Why lessons cannot be compiled.
  package struct Unavailable: Error, CustomStringConvertible {
    package let description: String
  }

  /// Finds `swiftc` in the `PATH`, and the module `Rx` beside the program or in the project around it.
  ///
  /// - Throws: ``Unavailable`` if one of them is not found.
  package init(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let manager = FileManager.default
    guard let folder = folders.first(where: { manager.isExecutableFile(atPath: "\($0)/swiftc") })
    else { throw Unavailable(description: "`swiftc` is not in the PATH") }
    compiler = URL(fileURLWithPath: "\(folder)/swiftc")
    let places = ["Modules", ".build/debug/Modules", ".build/release/Modules"]
    let found = ProjectFolder.find(places) { place in
      let module = place.appendingPathComponent("Rx.swiftmodule").path
      return manager.fileExists(atPath: module) ? place : nil
    }
    guard let found else {
      throw Unavailable(
        description: "the module `Rx` is not built here; run `swift build` in a checkout of rxlab"
      )
    }
    modules = found
  }

  /// The errors that the compiler reports for a script, whose older names are replaced by current ones.
  package func errors(in file: SourceFile) -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rxlab-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = folder.appendingPathComponent(file.name)
    let process = Process()
    let output = Pipe()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(Self.renamed(Self.modernized(file)).utf8).write(to: script)
      process.executableURL = compiler
      process.arguments = [
        "-typecheck", "-swift-version", "5", "-suppress-warnings", "-I", modules.path, script.path,
      ]
      process.standardOutput = output
      process.standardError = output
      try process.run()
    } catch {
      return ["`swiftc` cannot be run: \(error)"]
    }
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return [] }
    let errors = Self.messages(in: said.replacing(folder.path + "/", with: ""), about: file.name)
    return errors.isEmpty
      ? ["`swiftc` failed with the exit code \(process.terminationStatus)"] : errors
  }

  /// The errors in a compiler's output, each with the lines below it that show the source.
  static func messages(in output: String, about name: String) -> [String] {
    var messages: [(isError: Bool, lines: [Substring])] = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("\(name):") {
        messages.append((line.contains(" error: "), [line]))
      } else if !messages.isEmpty {
        messages[messages.count - 1].lines.append(line)
      }
    }
    return messages.filter(\.isError).map { message in
      let lines = message.lines.reversed().drop { $0.allSatisfy(\.isWhitespace) }.reversed()
      return lines.joined(separator: "\n")
    }
  }

  private static func modernized(_ file: SourceFile) -> String {
    switch ModernizedScript(of: RunnableScript(file)) {
    case .text(let text, notes: _): text
    case .mistakes: file.text
    }
  }

  /// The text, with the imports of RxSwift's and Apple's modules replaced by those of this project, and without what needs
  /// the Objective-C runtime; lines stay where they are.
  private static func renamed(_ text: String) -> String {
    let network = "import Foundation; import FoundationNetworking; import SimulatedNetwork"
    return text.replacing(/(?m)^import (RxSwift|RxRelay)$/, with: "import Rx")
      .replacing(/(?m)^import (RxTest|RxBlocking)$/, with: "import RxTesting")
      .replacing(/(?m)^import UIKit$/, with: "import HeadlessUI; \(network)")
      .replacing(
        /(?m)^import (RxCocoa|RxDataSources|Action)$/,
        with: "import RxBinding; import Differentiator; import RxBindingNetworking; \(network)"
      )
      .replacing(/(?m)^import ReactiveSwift$/, with: "import ReactiveSignals")
      .replacing(/(?m)^import ReactiveCocoa$/, with: "import SignalsBinding; import HeadlessUI")
      .replacing("ReactiveSwift.", with: "ReactiveSignals.")
      .replacing(/(?m)^import PlaygroundSupport$/, with: playgroundPage)
      .replacing(/@(IBOutlet|IBAction|objc)\b ?/, with: "")
      .replacing(/#selector\((?:\w+\.)*(\w+(?:\([^()]*\))?)\)/) { "Selector(\"\($0.1)\")" }
  }

  /// In one line, so that the lines of a lesson keep their numbers.
  private static let playgroundPage = """
    final class PlaygroundPage { static let current = PlaygroundPage(); var liveView: Any?; \
    var needsIndefiniteExecution = false; func finishExecution() -> Never { fatalError() } }
    """
}
