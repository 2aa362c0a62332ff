import HeadlessUI
import Testing

/// A session of a test: its log, its problems, and a controller with some views on the screen.
final class TestScreen {
  let session = ScreenSession()
  private(set) var log: [String] = []
  private(set) var problems: [String] = []
  private var observation: Observation?

  /// - Parameter kinds: The records that the log keeps.
  init(_ kinds: Set<ScreenRecord.Kind> = [.gesture, .shown]) {
    session.onProblem = { [unowned self] in problems.append("\($0)") }
    session.write = { [unowned self] in log.append($0) }
    observation = session.observe { [unowned self] record in
      if kinds.contains(record.kind) { log.append(record.line) }
    }
  }

  func note(_ line: String) { log.append(line) }

  var hand: Hand { session.hand }

  /// Makes views and shows them below one another.
  func show(_ make: () -> [UIView]) {
    session.run {
      let controller = UIViewController()
      for view in make() { controller.view.addSubview(view) }
      session.show(controller)
    }
  }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result { try session.run(body) }

  /// The rows inside the frame, without the names beside it.
  var rows: [String] {
    session.picture.split(separator: "\n").dropFirst().dropLast().map { line in
      let inside = line.dropFirst(2).prefix(38)
      return String(inside.reversed().drop { $0 == " " }.reversed())
    }
  }

  deinit {
    observation?.cancel()
    session.close()
  }
}

func expectEqual(
  _ lines: [String],
  _ expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = lines.joined(separator: "\n")
  #expect(text == expected, sourceLocation: sourceLocation)
}
