import CLibedit
import Glibc

/// A function that keys can be bound to by name, also in `~/.editrc`.
struct KeyFunction: Sendable {
  let name: String
  let help: String
  let call: @convention(c) @Sendable (OpaquePointer?, wint_t) -> UInt8

  static let all = [interrupt, paste, complete, suspend, abort]

  static let interrupt = KeyFunction(name: "rxlab-interrupt", help: "Drop the line") { handle, _ in
    EditLine.owner(of: handle).isInterrupted = true
    // The newline command moves below the last row of a wrapped line, then ends the input.
    el_push(handle, "\n")
    return UInt8(CC_NORM)
  }

  static let paste = KeyFunction(name: "rxlab-paste", help: "Insert pasted text") { handle, _ in
    guard let text = EditLine.owner(of: handle).readPaste() else { return UInt8(CC_EOF) }
    guard !text.isEmpty else { return UInt8(CC_NORM) }
    let isInserted = text.withWide { el_winsertstr(handle, $0) } == 0
    return UInt8(isInserted ? CC_REFRESH : CC_ERROR)
  }

  static let complete = KeyFunction(name: "rxlab-complete", help: "Complete a word") { handle, _ in
    UInt8(EditLine.owner(of: handle).complete())
  }

  static let suspend = KeyFunction(name: "rxlab-suspend", help: "Stop the program") { handle, _ in
    EditLine.owner(of: handle).leaveTerminal {
      // To the whole process group, as from the terminal.
      kill(0, SIGTSTP)
    }
    return UInt8(CC_NORM)
  }

  static let abort = KeyFunction(name: "rxlab-abort", help: "Quit immediately") { handle, _ in
    var action = sigaction()
    guard sigaction(SIGQUIT, nil, &action) == 0, !action.isIgnoring else { return UInt8(CC_NORM) }
    // To the whole process group, as from the terminal.
    TerminalRestoration.endProcess(by: SIGQUIT, group: true)
  }
}
