import Foundation
import LabBindings
import ScriptSource
import Stage
import Synchronization

/// Runs files on a stage.
enum LabRun {
  /// Prints a file's log as it is written.
  static func run(_ path: String) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      print("\(path): can't be read")
      exit(1)
    }
    let problems = execute(text, name: path) { record in
      let lines = logLines(record).map { $0 + "\n" }.joined()
      FileHandle.standardOutput.write(Data(lines.utf8))
    }
    for text in DiagnosticPrinter().texts(of: problems) { print(text) }
    if !problems.isEmpty { exit(1) }
  }

  /// Compares what files print with their `// expect:` comments.
  static func expect(_ paths: [String]) { ScriptRun.compare(paths, difference) }

  /// The first line that differs from the text's `// expect:` comments.
  static func difference(_ text: String, _ path: String) -> ScriptRun.Difference? {
    // A script that is about the screen's own lines expects them.
    let isOfScreen = text.contains(#/// expect: (user|screen): /#)
    let printed = lines(of: text, name: path) {
      ($0.printed ?? (isOfScreen ? $0.screenLine : nil)).map { [$0] } ?? []
    }
    return ScriptRun.difference(of: printed, from: text)
  }

  /// Compares the programs of lessons with their recorded logs; exercises by their solutions.
  static func lessons(in folder: String) {
    ScriptRun.compare(programs(in: folder), lessonDifference)
  }

  static func programs(in folder: String) -> [String] {
    (FileManager.default.subpaths(atPath: folder) ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  /// The first line that differs from a lesson's log.
  static func lessonDifference(_ text: String, _ path: String) -> ScriptRun.Difference? {
    let got = lines(of: text, name: (path as NSString).lastPathComponent, logLines)
    // The program that an exercise begins with runs, and does not print the goal.
    let solution = path.replacing(/\.swift$/, with: ".solution.swift")
    let isBeginning = FileManager.default.fileExists(atPath: solution)
    let expected = isBeginning ? got.filter { !$0.hasPrefix("error: ") } : recorded(path)
    return ScriptRun.Difference(of: got, from: expected)
  }

  private static func recorded(_ path: String) -> [String] {
    let name = path.replacing(/(\.solution(-\d+)?)?\.swift$/, with: "")
    let log = (try? String(contentsOfFile: name + ".log", encoding: .utf8)) ?? ""
    return log.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// What a run writes, and at its end the mistakes that ended it.
  private static func lines(
    of text: String,
    name: String,
    _ lines: @escaping @Sendable (LogRecord) -> [String]
  ) -> [String] {
    let written = Mutex<[String]>([])
    let problems = execute(text, name: name) { record in
      written.withLock { $0 += lines(record) }
    }
    return written.withLock { $0 } + problems.map { "error: \(ScriptRun.line($0))" }
  }

  /// - Returns: The mistakes that kept the script from running or ended it.
  private static func execute(
    _ text: String,
    name: String,
    _ sink: @escaping @Sendable (LogRecord) -> Void
  ) -> [Diagnostic] {
    var configuration = Lab.Configuration()
    configuration.limit = limit(in: text)
    configuration.kinds = .printed.union(.onScreen)
    configuration.sink = sink
    let file = SourceFile(name: name, text: text)
    guard case .failed(let mistakes) = Lab(configuration, for: file).run(file) else { return [] }
    return mistakes
  }

  /// The limit that a lesson's markup sets, `- Limit: 12 s`, or the standard one.
  private static func limit(in text: String) -> StageTime {
    guard let match = text.firstMatch(of: /- Limit: *([\d.]+) *(ms|s|min)?/),
      let number = Double(match.1)
    else { return .seconds(30) }
    let unit: [Substring: Double] = ["ms": 0.001, "min": 60]
    return .seconds(number * (unit[match.2 ?? ""] ?? 1))
  }

  @Sendable private static func logLines(_ record: LogRecord) -> [String] {
    guard let text = record.printed ?? record.screenLine else { return [] }
    let date = Stage.Configuration.pinnedStartDate + record.time.seconds
    let line = "\(dates.string(from: date)): \(text)"
    return line.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static let dates: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
    return formatter
  }()
}
