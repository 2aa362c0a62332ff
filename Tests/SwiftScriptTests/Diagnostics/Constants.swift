extension BrokenScript {
  static let constants = [
    BrokenScript(
      "let",
      #"""
      let x = 1
      x = 2
      """#,
      #"""
      script.swift:2:1: error: cannot assign to value: 'x' is a 'let' constant
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
      script.swift:2:1: error: cannot use mutating member on immutable value: 'x' is a 'let' constant
        2 | x.append(2)
          | ^ declare it with `var` to change it
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
      script.swift:3:1: error: cannot assign to property: 's' is a 'let' constant
        3 | s.a = 2
          | ^~~ declare it with `var` to change it
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
      script.swift:3:1: error: cannot assign to property: 'a' is a 'let' constant
        3 | s.a = 2
          | ^~~ declare it with `var` to change it
      """#
    ),
    BrokenScript(
      "let5",
      #"""
      func f(_ n: Int) { n += 1 }
      f(1)
      """#,
      #"""
      script.swift:1:20: error: left side of mutating operator isn't mutable: 'n' is a 'let' constant
        1 | func f(_ n: Int) { n += 1 }
          |                    ^ copy it into a `var` to change it
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
      script.swift:3:1: error: cannot assign to property: 'a' is a get-only property
        3 | s.a = 2
          | ^~~
      """#
    ),
    BrokenScript(
      "uninit",
      #"""
      let x: Int
      print(x)
      """#,
      #"""
      script.swift:2:7: error: constant 'x' used before being initialized
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
      script.swift:2:7: error: `y` is used before it has a value
        2 | print(f())
          |       ^~~
      """#
    ),
  ]
}
