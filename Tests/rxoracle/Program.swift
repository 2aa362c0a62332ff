import Foundation

/// A program and the lines that it must print.
struct Program: Sendable {
  /// The path inside the project.
  let name: String
  let text: String
  let expected: [String]
  /// Seconds for which its main queue runs, counted from its start.
  let lasts: Double
  /// Whether its lines depend on the wall's clock.
  let racesWithTime: Bool
  /// Whether it may print more lines than expected, since only its time limit ends it.
  let mayPrintMore: Bool

  private static let stamp = "2016-05-01 04:17:17.000: ".count

  /// A lesson with its recorded log, a solution with its exercise's goal, or an exercise as it is given, with its own log.
  init?(lesson url: URL) {
    let script = url.deletingPathExtension()
    // `name` of `name.solution-2.swift`.
    let name = script.deletingPathExtension()
    let isGiven =
      name == script
      && FileManager.default.fileExists(
        atPath: script.appendingPathExtension("solution.swift").path
      )
    guard let written = try? String(contentsOf: url, encoding: .utf8),
      let recorded = isGiven
        // Without a log, the compiled program prints more.
        ? (try? Interpreter.log(of: url)) ?? ""
        : try? String(contentsOf: name.appendingPathExtension("log"), encoding: .utf8)
    else { return nil }
    // What cannot be modernized does not compile, either.
    let text = (try? Interpreter.modernized(url)) ?? written
    let lines = recorded.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    self.name = Self.name(of: url)
    self.text = text
    expected = lines.map { Self.comparable($0.dropFirst(Self.stamp)) }
    lasts = Self.seconds(of: lines.last ?? "") + 2
    racesWithTime = true
    mayPrintMore = text.contains("- Limit:")
  }

  /// A script with `// expect:` comments; none if only the interpreter can run it.
  init?(script url: URL) {
    guard let text = try? String(contentsOf: url, encoding: .utf8),
      !text.contains("// expect error"), !text.contains("// not compiled:")
    else { return nil }
    name = Self.name(of: url)
    self.text = text
    expected = text.matches(of: /\/\/ expect: ?(.*)/).map { Self.comparable($0.1) }
    guard !expected.isEmpty else { return nil }
    lasts = text.contains(/import (RxSwift|ReactiveSwift|UIKit)/) ? 1 : 0
    racesWithTime = false
    mayPrintMore = false
  }

  static func name(of url: URL) -> String {
    String(url.path.dropFirst(Checkout.root.path.count + 1))
  }

  /// Seconds from the pinned start of a log to the time of a line.
  private static func seconds(of line: Substring) -> Double {
    guard let match = line.firstMatch(of: /(\d\d):(\d\d):(\d\d\.\d\d\d)/),
      let hours = Double(match.1), let minutes = Double(match.2), let seconds = Double(match.3)
    else { return 0 }
    return hours * 3_600 + minutes * 60 + seconds - (4 * 3_600 + 17 * 60 + 17)
  }

  /// A line without what differs from run to run: dates, durations, and which of the pool's threads it was.
  static func comparable(_ line: some StringProtocol) -> String {
    String(line)
      .replacing(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d\d\d:[ ]/, with: "")
      .replacing(/\(\d+ ?ms\)/, with: "(… ms)")
      .replacing(/after \d+ ms/, with: "after … ms")
      .replacing(/<NSThread: 0x[0-9a-f]+>\{number = 1, name = main\}/, with: "<main>")
      .replacing(/<NSThread: 0x[0-9a-f]+>\{number = \d+, name = \(null\)\}/, with: "<other>")
  }

  /// Runs the compiled program; `nil` if it printed what it must.
  func difference(running executable: URL) -> String? {
    let process = Process()
    process.executableURL = executable
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    do { try process.run() } catch { return "it can't be started: \(error)" }
    let killer = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + lasts + 60, execute: killer)
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    killer.cancel()
    var lines = String(decoding: said, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(Self.comparable)
    if lines.last == "" { lines.removeLast() }
    if mayPrintMore { lines = Array(lines.prefix(expected.count)) }
    // Requests are told of by the network's own thread, and gestures where a script expects them.
    let isOfScreen = expected.contains { $0.hasPrefix("user: ") || $0.hasPrefix("screen: ") }
    func isCompared(_ line: String) -> Bool {
      if line.hasPrefix("net: ") { return false }
      return isOfScreen || !line.hasPrefix("user: ") && !line.hasPrefix("screen: ")
    }
    lines = lines.filter(isCompared)
    let expected = expected.filter(isCompared)
    guard lines != expected else { return nil }
    let first = zip(expected, lines).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let place = first ?? min(expected.count, lines.count)
    func line(_ lines: [String]) -> String { place < lines.count ? lines[place] : "(nothing)" }
    return "line \(place + 1)\n    expected  \(line(expected))\n    compiled  \(line(lines))"
  }
}
