public import Foundation
import LessonKit
import ScriptSource

/// Checks that a lesson or a listing still prints its recorded log.
///
/// One call is a whole test, in Swift Testing and in XCTest. A failure is reported at the line of the call:
///
/// ```swift
/// @Test func ticks() {
///   RecordedLog.check(lesson: "Lessons/10-hot-cold-and-shared/20-hot-cold/hot-cold.swift")
/// }
///
/// func testRetry() {
///   RecordedLog.check(listing: "print(1)", named: "retry")
/// }
/// ```
///
/// In other frameworks, call ``compare(lesson:file:environment:)`` or ``compare(listing:named:file:environment:)``, which
/// throw.
///
/// Scripts run in virtual time, so a run is fast and always prints the same. With `RXLAB_RECORD=1` in the environment, each
/// call writes its log and then fails, so a recording never counts as a passed test.
public enum RecordedLog {
  /// Why a check failed.
  ///
  /// Its description is the message to print.
  public enum Failure: Error, Hashable, CustomStringConvertible {
    /// The log differs from the recorded one; the text quotes the lines that differ.
    case differs(String)
    /// There is no recorded log.
    case notRecorded(path: String)
    /// The log was recorded, not compared.
    case recorded(path: String, lines: Int)
    /// The script has errors, or a file cannot be read or written.
    case mistakes([String])

    public var description: String {
      switch self {
      case .differs(let difference): difference
      case .notRecorded(let path):
        "there is no recorded log at \(path); run the test once with RXLAB_RECORD=1"
      case .recorded(let path, let lines):
        "recorded \(Counted.of(lines, "line")) to \(path); run the test again without RXLAB_RECORD"
      case .mistakes(let lines): lines.joined(separator: "\n")
      }
    }
  }

  /// Fails the current test if a lesson's log differs from the recorded one next to its script.
  ///
  /// - Parameters:
  ///   - path: The script. A relative path starts at the folder of the test file, or at one above it.
  ///   - environment: The variables, for `RXLAB_RECORD`.
  public static func check(
    lesson path: String,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    fileID: StaticString = #fileID,
    file: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    report(at: Caller(fileID: fileID, file: file, line: line, column: column)) {
      try compare(lesson: path, file: "\(file)", environment: environment)
    }
  }

  /// Fails the current test if a listing's log differs from the recorded one, `Logs/NAME.log` next to the test file.
  ///
  /// - Parameters:
  ///   - text: The script.
  ///   - name: The name of its log. Each listing of a folder needs a name of its own.
  ///   - environment: The variables, for `RXLAB_RECORD`.
  public static func check(
    listing text: String,
    named name: String,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    fileID: StaticString = #fileID,
    file: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    report(at: Caller(fileID: fileID, file: file, line: line, column: column)) {
      try compare(listing: text, named: name, file: "\(file)", environment: environment)
    }
  }

  private static func report(at caller: Caller, _ body: () throws -> Void) {
    do { try body() } catch { caller.fail("\(error)") }
  }

  /// Runs a lesson and compares its log with the recorded one next to its script.
  ///
  /// - Parameters:
  ///   - path: The script. A relative path starts at the folder of the test file, or at one above it.
  ///   - file: The test file.
  ///   - environment: The variables, for `RXLAB_RECORD`.
  /// - Throws: ``Failure``.
  public static func compare(
    lesson path: String,
    file: String = #filePath,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    let path = resolved(path, near: file)
    let script: SourceFile
    do { script = try ScriptFile.read(path) } catch { throw Failure.mistakes(["\(error)"]) }
    let log = URL(fileURLWithPath: path).deletingPathExtension().appendingPathExtension("log")
    try check(script, log.path, environment)
  }

  /// Runs a listing and compares its log with the recorded one, `Logs/NAME.log` next to the test file.
  ///
  /// - Parameters:
  ///   - text: The script.
  ///   - name: The name of its log. Each listing of a folder needs a name of its own.
  ///   - file: The test file.
  ///   - environment: The variables, for `RXLAB_RECORD`.
  /// - Throws: ``Failure``.
  public static func compare(
    listing text: String,
    named name: String,
    file: String = #filePath,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    let log = URL(fileURLWithPath: file).deletingLastPathComponent()
      .appendingPathComponent("Logs").appendingPathComponent(name).appendingPathExtension("log")
    try check(SourceFile(name: "\(name).swift", text: text), log.path, environment)
  }

  private static func check(
    _ script: SourceFile,
    _ path: String,
    _ environment: [String: String]
  ) throws {
    let recording = Recording(of: script)
    guard recording.report.mistakes.isEmpty else {
      throw Failure.mistakes(recording.report.mistakes)
    }
    let lines = recording.lines
    if isSet(environment["RXLAB_RECORD"]) {
      do {
        try FileManager.default.createDirectory(
          at: URL(fileURLWithPath: path).deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try LogText(lines: lines).write(to: path)
      } catch {
        throw Failure.mistakes(["the log could not be written to \(path): \(error)"])
      }
      throw Failure.recorded(path: path, lines: lines.count)
    }
    guard FileManager.default.fileExists(atPath: path) else {
      throw Failure.notRecorded(path: path)
    }
    let expected: LogText
    do { expected = try LogText(at: path) } catch { throw Failure.mistakes(["\(error)"]) }
    if let diff = LogDiff(expected: expected.lines, actual: lines) {
      throw Failure.differs(diff.description)
    }
  }

  private static func isSet(_ value: String?) -> Bool {
    guard let value else { return false }
    return !["", "0", "false", "no"].contains(value)
  }

  /// The path of a script, which may be relative to any folder above the test file.
  private static func resolved(_ path: String, near file: String) -> String {
    if path.hasPrefix("/") { return path }
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.path != "/" {
      let candidate = folder.appendingPathComponent(path).path
      if FileManager.default.fileExists(atPath: candidate) { return candidate }
      folder.deleteLastPathComponent()
    }
    return path
  }
}
