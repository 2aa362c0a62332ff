extension BrokenScript {
  static let calls = [
    BrokenScript(
      "wrong-label",
      #"""
      func f(to x: Int) {}
      f(too: 1)
      """#,
      #"""
      script.swift:2:1: error: the argument label is `to:`, not `too:`
        2 | f(too: 1)
          | ^ it is declared `f(to x: Int)`
      """#
    ),
    BrokenScript(
      "missing-label",
      #"""
      func f(to x: Int) {}
      f(1)
      """#,
      #"""
      script.swift:2:1: error: the argument label `to:` is missing
        2 | f(1)
          | ^ it is declared `f(to x: Int)`
      """#
    ),
    BrokenScript(
      "missing-arg",
      #"""
      func f(_ x: Int, y: Int) {}
      f(1)
      """#,
      #"""
      script.swift:2:1: error: the argument `y` is missing
        2 | f(1)
          | ^ it is declared `f(_ x: Int, y: Int)`
      """#
    ),
    BrokenScript(
      "too-many",
      #"""
      func f(_ x: Int) {}
      f(1, 2)
      """#,
      #"""
      script.swift:2:1: error: too many arguments
        2 | f(1, 2)
          | ^ it is declared `f(_ x: Int)`
      """#
    ),
    BrokenScript(
      "wrong-type",
      #"""
      func f(_ x: Int) {}
      f("a")
      """#,
      #"""
      script.swift:2:1: error: expected `Int`, got `String`
        2 | f("a")
          | ^
      """#
    ),
    BrokenScript(
      "closure-args",
      #"""
      let f = { (a: Int, b: Int) in a + b }
      print(f(1))
      """#,
      #"""
      script.swift:1:9: error: this closure takes 2 arguments and was called with 1
        1 | let f = { (a: Int, b: Int) in a + b }
          |         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      """#
    ),
    BrokenScript(
      "inout",
      #"""
      func f(_ x: inout Int) {}
      var a = 1
      f(a)
      """#,
      #"""
      script.swift:3:1: error: `x` is `inout`, so it needs a variable
        3 | f(a)
          | ^ write `&` before it
      """#
    ),
    BrokenScript(
      "nofunc",
      #"""
      let x = 3
      x()
      """#,
      #"""
      script.swift:2:1: error: `Int` is no function
        2 | x()
          | ^
      """#
    ),
    BrokenScript(
      "memberwise",
      #"""
      struct S { var a: Int; var b: Int }
      print(S(a: 1))
      """#,
      #"""
      script.swift:2:7: error: `S` needs a value for `b`
        2 | print(S(a: 1))
          |       ^ write `b: …`
      """#
    ),
    BrokenScript(
      "memberwise2",
      #"""
      struct S { var a: Int }
      print(S(a: 1, c: 2))
      """#,
      #"""
      script.swift:2:7: error: `S` has no property `c` to set here
        2 | print(S(a: 1, c: 2))
          |       ^
      """#
    ),
  ]
}
