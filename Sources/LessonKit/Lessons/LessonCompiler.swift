import Foundation
package import SwiftScript

/// The compiler's view of a lesson: whether it is a plain Swift program too.
package struct LessonCompiler: Sendable {
  private let compiler: URL
  private let modules: URL

  /// Why nothing can be compiled, with what to do about it.
  package struct Absent: Error, CustomStringConvertible {
    package let description: String
  }

  /// Finds `swiftc` on the path, and the module `Rx` that was built beside the program or in the project around it.
  ///
  /// - Throws: ``Absent`` if one of them is not there.
  package init(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let manager = FileManager.default
    guard let folder = folders.first(where: { manager.isExecutableFile(atPath: "\($0)/swiftc") })
    else { throw Absent(description: "there is no `swiftc` on the PATH") }
    compiler = URL(fileURLWithPath: "\(folder)/swiftc")
    let places = ["Modules", ".build/debug/Modules", ".build/release/Modules"]
    let found = ProjectFolder.find(places) { place in
      let module = place.appendingPathComponent("Rx.swiftmodule").path
      return manager.fileExists(atPath: module) ? place : nil
    }
    guard let found else {
      throw Absent(description: "there is no built checkout of the project here (`swift build`)")
    }
    modules = found
  }

  /// What the compiler says against a script; nothing if it compiles.
  package func complaints(about file: SourceFile) -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rxlab-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = folder.appendingPathComponent(file.name)
    let process = Process()
    let output = Pipe()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(Self.renamed(file.text).utf8).write(to: script)
      process.executableURL = compiler
      process.arguments = [
        "-typecheck", "-swift-version", "5", "-suppress-warnings", "-I", modules.path, script.path,
      ]
      process.standardOutput = output
      process.standardError = output
      try process.run()
    } catch {
      return ["`swiftc` can't be run: \(error)"]
    }
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return [] }
    let errors = Self.messages(in: said.replacing(folder.path + "/", with: ""), about: file.name)
    return errors.isEmpty ? ["it stopped with the code \(process.terminationStatus)"] : errors
  }

  /// The errors of a compiler's output, each whole: its line, and those below it that show the place.
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

  /// The text with this project's names for RxSwift's modules.
  private static func renamed(_ text: String) -> String {
    text.replacing(/(?m)^import (RxSwift|RxRelay|RxCocoa)$/, with: "import Rx")
      .replacing(/(?m)^import (RxTest|RxBlocking)$/, with: "import RxTesting")
  }
}
