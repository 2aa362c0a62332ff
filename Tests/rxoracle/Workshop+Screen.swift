import Foundation

/// What a program with a screen needs so that a compiler on Linux accepts it, and so that it prints what the console shows.
extension Workshop {
  /// The program for `HeadlessUI`: without what needs the Objective-C runtime, and with the names of its variables told.
  static func compilable(screen text: String) -> String {
    let text =
      text
      .replacing(/(?m)^import UIKit$/, with: "import HeadlessUI")
      .replacing(/(?m)^import CoreLocation$/, with: "import HeadlessUI")
      .replacing(/(?m)^import PlaygroundSupport$/, with: "")
      .replacing(/@(IBOutlet|IBAction|objc)\b ?/, with: "")
      .replacing(/#selector\((?:\w+\.)*(\w+(?:\([^()]*\))?)\)/) { "Selector(\"\($0.1)\")" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let named = lines.indices.map { index -> String in
      let line = lines[index]
      guard let match = line.wholeMatch(of: /(?:let|var) (\w+)(?:: [\w?]+)? = [A-Z]\w*\(.*\)/)
      else {
        return String(line)
      }
      let next = index + 1 < lines.endIndex ? lines[index + 1] : ""
      // A chain of calls goes on in an indented line.
      if next.hasPrefix(" ") { return String(line) }
      return "\(line); ScreenConsole.name(\(match.1), \"\(match.1)\")"
    }
    return named.joined(separator: "\n")
  }

  /// The page of a playground, the clock, and the console's lines of gestures and changes.
  static let screen = """
    import Foundation
    import HeadlessUI

    final class PlaygroundPage {
      static let current = PlaygroundPage()
      var needsIndefiniteExecution = false
      var liveView: Any? {
        didSet {
          if let controller = liveView as? UIViewController {
            ScreenSession.current.show(controller)
          } else if let view = liveView as? UIView {
            ScreenSession.current.show(view)
          }
        }
      }
      func finishExecution() -> Never { exit(0) }
    }

    enum ScreenConsole {
      private static var names: [ObjectIdentifier: String] = [:]
      private static var observation: Any?

      static func begin() {
        let session = ScreenSession.current
        session.clock = RunLoopClock()
        let find = session.variableName
        session.variableName = { find($0) ?? names[ObjectIdentifier($0)] }
        observation = session.observe { record in
          if record.kind == .gesture || record.kind == .shown { print(record.line) }
        }
      }

      static func name(_ value: Any, _ name: String) {
        if let object = value as? UIObject { names[ObjectIdentifier(object)] = name }
      }
    }

    """
}
