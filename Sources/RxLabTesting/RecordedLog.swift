public import Foundation
import LessonKit
import SwiftScript

/// Checks that a lesson or a listing still prints the log that was recorded for it.
///
/// One call is a test, in Swift Testing and in XCTest; where it fails, it is the line of the call that is reported:
///
/// ```swift
/// @Test func ticks() {
///   RecordedLog.check(lesson: "Lessons/10-hot-cold/hot-cold.swift")
/// }
///
/// func testRetry() {
///   RecordedLog.check(listing: "print(1)", named: "retry")
/// }
/// ```
///
/// Other frameworks take ``compare(lesson:file:environment:)`` and ``compare(listing:named:file:environment:)``, which throw.
///
/// A run takes virtual time, so it is quick and prints the same each time. With `RXLAB_RECORD=1` in the environment each call
/// writes its log and then fails, so that a recording never passes for a test.
public enum RecordedLog {
  /// Why a check failed; its description is what to print.
  public enum Failure: Error, Hashable, CustomStringConvertible {
    /// The log is another one; where they part, and the lines.
    case differs(String)
    /// There is nothing to compare with.
    case notRecorded(path: String)
    /// The log was written, which is no test.
    case recorded(path: String, lines: Int)
    /// The script has mistakes, or it or its log can't be read.
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

  /// Fails the running test if a lesson's log is not the one beside it.
  ///
  /// - Parameters:
  ///   - path: The script; if relative, from the folder of the test's file or one above it.
  ///   - environment: Where `RXLAB_RECORD` is looked up.
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

  /// Fails the running test if a listing's log is not the one recorded for it: `Logs/NAME.log` beside the test's file.
  ///
  /// - Parameters:
  ///   - text: The script.
  ///   - name: What its log is called; names of listings in one folder differ.
  ///   - environment: Where `RXLAB_RECORD` is looked up.
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

  /// Runs a lesson's script and compares with the log beside it.
  ///
  /// - Parameters:
  ///   - path: The script; if relative, from the folder of the test's file or one above it.
  ///   - file: The test's file.
  ///   - environment: Where `RXLAB_RECORD` is looked up.
  /// - Throws: `Failure`.
  public static func compare(
    lesson path: String,
    file: String = #filePath,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    let place = found(path, near: file)
    let script: SourceFile
    do {
      script = try ScriptFile.read(place)
    } catch {
      throw Failure.mistakes(["\(error)"])
    }
    let log = URL(fileURLWithPath: place).deletingPathExtension().appendingPathExtension("log")
    try check(script, log.path, environment)
  }

  /// Runs a listing and compares with the log recorded for it: `Logs/NAME.log` beside the test's file.
  ///
  /// - Parameters:
  ///   - text: The script.
  ///   - name: What its log is called; names of listings in one folder differ.
  ///   - file: The test's file.
  ///   - environment: Where `RXLAB_RECORD` is looked up.
  /// - Throws: `Failure`.
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

  /// The script at a path that may start from any folder above the test's file.
  private static func found(_ path: String, near file: String) -> String {
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
