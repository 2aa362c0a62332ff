extension BrokenScript {
  static let constants = [
    BrokenScript(
      "let",
      #"""
      let x = 1
      x = 2
      """#,
      #"""
      script.swift:2:1: error: `x` is a constant
        2 | x = 2
          | ^ declare it with `var` to change it
      """#
    ),
    BrokenScript(
      "let2",
      #"""
      let x = [1]
      x.append(2)
      """#,
      #"""
      script.swift:2:3: error: `append` changes what it is called on, and this is a constant
        2 | x.append(2)
          |   ^~~~~~ declare it with `var` to change it
      """#
    ),
    BrokenScript(
      "let3",
      #"""
      struct S { var a = 1 }
      let s = S()
      s.a = 2
      """#,
      #"""
      script.swift:3:3: error: `a` of a constant can't be changed
        3 | s.a = 2
          |   ^
      """#
    ),
    BrokenScript(
      "let4",
      #"""
      struct S { let a = 1 }
      var s = S()
      s.a = 2
      """#,
      #"""
      script.swift:3:3: error: `a` is a constant
        3 | s.a = 2
          |   ^ declare it with `var` to change it
      """#
    ),
    BrokenScript(
      "let5",
      #"""
      func f(_ n: Int) { n += 1 }
      f(1)
      """#,
      #"""
      script.swift:1:20: error: `n` is a constant
        1 | func f(_ n: Int) { n += 1 }
          |                    ^ declare it with `var` to change it
      """#
    ),
    BrokenScript(
      "getonly",
      #"""
      struct S { var a: Int { 1 } }
      var s = S()
      s.a = 2
      """#,
      #"""
      script.swift:3:3: error: `a` of `S` can only be read
        3 | s.a = 2
          |   ^
      """#
    ),
    BrokenScript(
      "uninit",
      #"""
      let x: Int
      print(x)
      """#,
      #"""
      script.swift:2:7: error: `x` is used before it has a value
        2 | print(x)
          |       ^
      """#
    ),
    BrokenScript(
      "uninit2",
      #"""
      func f() -> Int { y }
      print(f())
      let y = 3
      """#,
      #"""
      script.swift:1:19: error: `y` is used before it has a value
        1 | func f() -> Int { y }
          |                   ^
      """#
    ),
  ]
}
