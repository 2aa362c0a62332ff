import ScriptChecker
import ScriptMachine
import ScriptSource
import ScriptTypes

extension FunctionPart {
  var jumping: JumpCompiler { JumpCompiler(function: function) }
}

/// Compiles what `break` and `continue` leave, and these themselves.
struct JumpCompiler: FunctionPart {
  let function: FunctionCompiler

  private func newJump(_ statement: TypedStatement, isLoop: Bool, isSwitch: Bool = false) -> Int {
    function.jumpCount += 1
    function.jumps.append(
      FunctionCompiler.Jump(
        number: function.jumpCount,
        label: statement.label,
        isLoop: isLoop,
        isSwitch: isSwitch
      )
    )
    return function.jumpCount
  }

  func loop(_ statement: TypedStatement, _ body: (Int) -> Exec) -> Exec {
    let number = newJump(statement, isLoop: true)
    defer { function.jumps.removeLast() }
    let exec = body(number)
    // A loop may have no call in it that notes where the script is.
    let place = place(of: statement.range)
    return { machine in
      machine.place = place
      return try exec(machine)
    }
  }

  /// Compiles a statement that `break` leaves by its label alone.
  func labelled(_ statement: TypedStatement, _ body: () -> Exec) -> Exec {
    guard statement.label != nil else { return body() }
    let number = newJump(statement, isLoop: false)
    defer { function.jumps.removeLast() }
    return leaving(number, body())
  }

  private func leaving(_ number: Int, _ exec: @escaping Exec) -> Exec {
    { machine in
      let flow = try exec(machine)
      if case .leave = flow, machine.target == number { return .next }
      return flow
    }
  }

  func jump(_ label: String?, isContinue: Bool) -> Exec {
    let found = function.jumps.last { jump in
      if let label { return jump.label == label }
      return jump.isLoop || (!isContinue && jump.isSwitch)
    }
    let number = found?.number ?? 0
    if isContinue {
      return { machine in
        machine.target = number
        return .proceed
      }
    }
    return { machine in
      machine.target = number
      return .leave
    }
  }
}
