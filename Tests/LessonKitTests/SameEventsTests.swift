import LessonKit
import ScriptSource
import Stage
import Synchronization
import Testing

/// The formats of one run have the same events, whether it fails or not.
struct SameEventsTests {
  private static let failing: [(name: String, text: String)] = [
    ("mistake", "print(1)\nprint(nothing)"),
    ("trap", "print(1)\nlet empty: [Int] = []\nprint(empty[3])"),
    (
      "trap in a subscription",
      """
      let empty: [Int] = []
      Observable.of(0, 1).debug("source").subscribe(onNext: { print(empty[$0]) })
      """
    ),
    (
      "unhandled error",
      """
      struct Broken: Error {}
      Observable<Int>.of(1, 2).concat(Observable.error(Broken())).debug("source")
        .subscribe(onNext: { print($0) })
      print("after")
      """
    ),
    (
      "limit",
      """
      //: - Limit: 2 s
      Observable<Int>.interval(.milliseconds(500), scheduler: MainScheduler.instance)
        .debug("timer").subscribe(onNext: { print("Tick", $0) })
      Thread.sleep(forTimeInterval: 1)
      RunLoop.main.run(until: Date() + 10)
      """
    ),
  ]

  private static func script(_ name: String) throws -> SourceFile {
    if let lesson = Lessons.catalog()[name] { return lesson.file }
    let text = try #require(failing.first { $0.name == name }?.text)
    return SourceFile(name: "script.swift", text: "import RxSwift\n" + text)
  }

  private static func output(of file: SourceFile, _ format: Format) -> [String] {
    let lines = Mutex<[String]>([])
    _ = ScriptRun(file, options: ScriptRun.Options(format: format)) { line in
      lines.withLock { $0.append(line) }
    }.run()
    return lines.withLock { $0 }
  }

  @Test(arguments: Lessons.names + failing.map(\.name))
  func `the records of a run give every format`(_ name: String) throws {
    let file = try Self.script(name)
    let json = Self.output(of: file, .json)
    let log = try JSONLog(json.joined(separator: "\n"))
    #expect(log.records == Recording(of: file).records)
    for format in Format.allCases {
      let renderer = format.renderer(clock: log.clock)
      let lines =
        log.records.compactMap { renderer.line(for: $0) }
        + (format.view(of: log.records, RunnableScript(file), ViewOptions()) ?? [])
      #expect(lines == (format == .json ? json : Self.output(of: file, format)), "\(format)")
    }
  }

  private static func message(_ record: LogRecord) -> String? {
    let place = record.position.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
    return switch record.payload {
    case .mistake(let found), .trap(let found): "\(place)error: \(found.text)"
    case .warning(let found): "\(place)warning: \(found.text)"
    default: nil
    }
  }

  /// Each message is the one that `rxlab run` prints, with its place.
  @Test(arguments: [
    ("mistake", "script.swift:3:7: error: cannot find 'nothing' in scope"),
    ("trap", "script.swift:4:7: error: Index out of range"),
    ("trap in a subscription", "script.swift:3:63: error: Index out of range"),
    (
      "unhandled error",
      "script.swift:4:4: warning: the error `Broken()` reached this subscription, which has no `onError`"
    ),
    ("limit", nil),
  ])
  func `the records of a run that fails have its error`(
    _ row: (name: String, message: String?)
  ) throws {
    let file = try Self.script(row.name)
    let text = Self.output(of: file, .json).joined(separator: "\n")
    let messages = try JSONLog(text).records.compactMap(Self.message)
    #expect(messages == [row.message].compactMap(\.self))
    let report = ScriptRun(file, options: ScriptRun.Options(format: .json)) { _ in }.run()
    let printed = (report.mistakes + report.warnings).map { $0.prefix { $0 != "\n" } }
    #expect(printed.map(String.init) == messages)
    #expect((report.reachedLimit != nil) == (row.name == "limit"))
  }
}
