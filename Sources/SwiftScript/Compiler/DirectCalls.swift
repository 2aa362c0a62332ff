import SwiftSyntax

extension Compiler {
  /// A call of a script's only function of this name with plain arguments: they go straight into its frame.
  func directCall(_ callables: [Callable], _ arguments: [ArgumentCode], at site: Syntax)
    -> ReadyCode?
  {
    guard callables.count == 1, case .script(let code) = callables[0].body, !code.hasSelf,
      callables[0].signature.isSimple, callables[0].generic == nil,
      let sources = callables[0].signature.match(
        arguments.map { ArgumentShape(label: $0.label, isTrailingClosure: $0.isTrailingClosure) }
      )
    else { return nil }
    for (position, source) in sources.enumerated() {
      guard case .argument(position) = source, arguments[position].place == nil else { return nil }
    }
    let place = place(of: site)
    let types = callables[0].signature.parameters.map(\.type)
    if arguments.count == 1 || arguments.count == 2, arguments.allSatisfy({ $0.number != nil }),
      types.allSatisfy({ $0.plain === library.int }), let first = arguments[0].number
    {
      return ReadyCode(
        run: callingWithNumbers(
          code,
          first.run,
          arguments.dropFirst().first?.number,
          place: place
        )
      )
    }
    let push = arguments.pushing
    return ReadyCode { machine in try machine.callDirectly(code, machine.top, push, place: place) }
  }

  /// A call with one or two `Int`s, which need no conversion.
  private func callingWithNumbers(
    _ code: FunctionCode,
    _ first: @escaping IntCode,
    _ second: ReadyNumber?,
    place: Int
  ) -> Code {
    guard let second else {
      return { machine in
        let number = try first(machine)
        let frame = machine.top
        frame.initialize(to: .int(number))
        machine.top = frame + 1
        machine.place = place
        return try code.run(
          machine,
          frame: frame,
          argumentCount: 1,
          captures: nil,
          argumentsFit: code.hasPlainSlots
        )
      }
    }
    let other = second.run
    return { machine in
      let (x, y) = (try first(machine), try other(machine))
      let frame = machine.top
      frame.initialize(to: .int(x))
      (frame + 1).initialize(to: .int(y))
      machine.top = frame + 2
      machine.place = place
      return try code.run(
        machine,
        frame: frame,
        argumentCount: 2,
        captures: nil,
        argumentsFit: code.hasPlainSlots
      )
    }
  }
}
