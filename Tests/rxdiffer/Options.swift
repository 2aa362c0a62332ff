import Foundation

/// What the command line asks for.
struct Options {
  enum Action {
    case serve
    case print(UInt64)
    case known
    case compare
  }

  private(set) var action = Action.compare
  private(set) var programs = 1_000
  private(set) var seed: UInt64 = 1
  /// How many failing programs are shrunk.
  private(set) var shrunk = 0
  private(set) var mostWrong: Int?
  private(set) var mostRefused: Int?
  /// What runs a script; `nil` for the interpreter in this program.
  private(set) var command: String?

  init(_ arguments: ArraySlice<String>) {
    var rest = arguments
    var places = 0
    while let argument = rest.popFirst() {
      switch argument {
      case ScriptWorker.argument: action = .serve
      case "--known": action = .known
      case "--print": action = .print(UInt64(Self.number(rest.popFirst())))
      case "--shrink": shrunk = Self.number(rest.popFirst())
      case "--command": command = rest.popFirst()
      case "--most-wrong": mostWrong = Self.number(rest.popFirst())
      case "--most-refused": mostRefused = Self.number(rest.popFirst())
      default:
        if places == 0 {
          programs = Self.number(argument)
        } else {
          seed = UInt64(Self.number(argument))
        }
        places += 1
      }
    }
  }

  var runner: any ScriptRunner { command.map(ScriptCommand.init) ?? ScriptWorker() }

  private static func number(_ text: String?) -> Int {
    if let text, let number = Int(text), number >= 0 { return number }
    let usage =
      "usage: rxdiffer PROGRAMS [SEED] [--shrink COUNT] [--most-wrong COUNT] [--most-refused COUNT] [--command COMMAND]"
    FileHandle.standardError.write(Data("\(usage)\n".utf8))
    exit(64)
  }
}
