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
      script.swift:3:1: error: no case of this `switch` matches `.b`
        3 | switch e {
          | ^~~~~~~~~~ add the case, or a `default:`
      """#
    ),
    BrokenScript(
      "assign-cond",
      #"""
      var x = 1
      if x = 3 { print(x) }
      """#,
      #"""
      script.swift:2:6: error: `=` assigns, and a condition compares
        2 | if x = 3 { print(x) }
          |      ^ write `==`
      """#
    ),
    BrokenScript(
      "break",
      #"""
      break
      """#,
      #"""
      script.swift:1:1: error: there is nothing here to `break` out of
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
      script.swift:2:14: error: the script ran 20000 statements and no time passed
        2 | while true { i += 1 }
          |              ^~~~~~ does this loop ever end?
      """#
    ),
    BrokenScript(
      "endless-search",
      #"""
      for i in 0... where i < 0 { print(i) }
      """#,
      #"""
      script.swift:1:11: error: the script ran 20000 statements and no time passed
        1 | for i in 0... where i < 0 { print(i) }
          |           ^~~ does this loop ever end?
      """#
    ),
    BrokenScript(
      "endless-lines",
      #"""
      while true { print(1) }
      """#,
      #"""
      script.swift:1:14: error: the script printed 200 lines and no time passed
        1 | while true { print(1) }
          |              ^~~~~ does this ever end?
      """#
    ),
    BrokenScript(
      "endless-line",
      #"""
      while true { print(1, terminator: "-") }
      """#,
      #"""
      script.swift:1:14: error: the script printed 200 lines and no time passed
        1 | while true { print(1, terminator: "-") }
          |              ^~~~~ does this ever end?
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
      script.swift:2:3: error: the `else` of a `guard` must leave the block
        2 |   guard let x else { print(1) }
          |   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~ end it with `return`, `throw`, `break` or `continue`
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
      script.swift:2:2: error: `f` ended without returning a value of type `Int`
        2 |  print(2) }
          |  ^~~~~ every way through it needs a `return`
      """#
    ),
  ]
}
