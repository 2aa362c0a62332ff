extension BrokenScript {
  static let flow = [
    BrokenScript(
      "switch",
      #"""
      enum E { case a, b }
      let e = E.b
      switch e {
      case .a: print(1)
      }
      """#,
      #"""
      script.swift:3:1: error: switch must be exhaustive
        3 | switch e {
          | ^~~~~~~~~~ add `case .b`
      """#
    ),
    BrokenScript(
      "assign-cond",
      #"""
      var x = 1
      if x = 3 { print(x) }
      """#,
      #"""
      script.swift:2:4: error: use of '=' in a boolean context, did you mean '=='?
        2 | if x = 3 { print(x) }
          |    ^~~~~
      """#
    ),
    BrokenScript(
      "break",
      #"""
      break
      """#,
      #"""
      script.swift:1:1: error: 'break' is only allowed inside a loop, if, do, or switch
        1 | break
          | ^~~~~
      """#
    ),
    BrokenScript(
      "endless",
      #"""
      var i = 0
      while true { i += 1 }
      """#,
      #"""
      script.swift:2:1: error: the script ran 20000 statements and no time passed
        2 | while true { i += 1 }
          | ^~~~~~~~~~~~~~~~~~~~~ does this loop ever end?
      """#
    ),
    BrokenScript(
      "endless-search",
      #"""
      for i in 0... where i < 0 { print(i) }
      """#,
      #"""
      script.swift:1:10: error: the script ran 20000 statements and no time passed
        1 | for i in 0... where i < 0 { print(i) }
          |          ^~~~ does this loop ever end?
      """#
    ),
    BrokenScript(
      "endless-lines",
      #"""
      while true { print(1) }
      """#,
      #"""
      script.swift:1:14: error: the script ran 20000 statements and no time passed
        1 | while true { print(1) }
          |              ^~~~~~~~ does this loop ever end?
      """#
    ),
    BrokenScript(
      "endless-line",
      #"""
      while true { print(1, terminator: "-") }
      """#,
      #"""
      script.swift:1:14: error: the script ran 20000 statements and no time passed
        1 | while true { print(1, terminator: "-") }
          |              ^~~~~~~~~~~~~~~~~~~~~~~~~ does this loop ever end?
      """#
    ),
    BrokenScript(
      "guard",
      #"""
      func f(_ x: Int?) {
        guard let x else { print(1) }
        print(x)
      }
      f(nil)
      """#,
      #"""
      script.swift:2:20: error: 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope
        2 |   guard let x else { print(1) }
          |                    ^~~~~~~~~~~~ end it with `return`, `throw`, `break` or `continue`
      """#
    ),
    BrokenScript(
      "missing-return",
      #"""
      func f(_ a: Bool) -> Int { if a { return 1 }
       print(2) }
      print(f(false))
      """#,
      #"""
      script.swift:2:11: error: missing return in global function expected to return 'Int'
        2 |  print(2) }
          |           ^ every way through it needs a `return`
      """#
    ),
  ]
}
