extension BrokenScript {
  static let calls = [
    BrokenScript(
      "wrong-label",
      #"""
      func f(to x: Int) {}
      f(too: 1)
      """#,
      #"""
      script.swift:2:3: error: incorrect argument label in call (have 'too:', expected 'to:')
        2 | f(too: 1)
          |   ^~~ it is declared `func f(to x: Int)`
      """#
    ),
    BrokenScript(
      "missing-label",
      #"""
      func f(to x: Int) {}
      f(1)
      """#,
      #"""
      script.swift:2:3: error: missing argument label 'to:' in call
        2 | f(1)
          |   ^ it is declared `func f(to x: Int)`
      """#
    ),
    BrokenScript(
      "missing-arg",
      #"""
      func f(_ x: Int, y: Int) {}
      f(1)
      """#,
      #"""
      script.swift:2:4: error: missing argument for parameter 'y' in call
        2 | f(1)
          |    ^ it is declared `func f(_ x: Int, y: Int)`
      """#
    ),
    BrokenScript(
      "too-many",
      #"""
      func f(_ x: Int) {}
      f(1, 2)
      """#,
      #"""
      script.swift:2:6: error: extra argument in call
        2 | f(1, 2)
          |      ^ it is declared `func f(_ x: Int)`
      """#
    ),
    BrokenScript(
      "wrong-type",
      #"""
      func f(_ x: Int) {}
      f("a")
      """#,
      #"""
      script.swift:2:3: error: cannot convert value of type 'String' to expected argument type 'Int'
        2 | f("a")
          |   ^~~
      """#
    ),
    BrokenScript(
      "closure-args",
      #"""
      let f = { (a: Int, b: Int) in a + b }
      print(f(1))
      """#,
      #"""
      script.swift:2:10: error: missing argument for parameter #2 in call
        2 | print(f(1))
          |          ^
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
      script.swift:3:3: error: passing value of type 'Int' to an inout parameter requires explicit '&'
        3 | f(a)
          |   ^
      """#
    ),
    BrokenScript(
      "nofunc",
      #"""
      let x = 3
      x()
      """#,
      #"""
      script.swift:2:1: error: cannot call value of non-function type 'Int'
        2 | x()
          | ^~~
      """#
    ),
    BrokenScript(
      "memberwise",
      #"""
      struct S { var a: Int; var b: Int }
      print(S(a: 1))
      """#,
      #"""
      script.swift:2:13: error: missing argument for parameter 'b' in call
        2 | print(S(a: 1))
          |             ^ it is declared `init(a: Int, b: Int)`
      """#
    ),
    BrokenScript(
      "memberwise2",
      #"""
      struct S { var a: Int }
      print(S(a: 1, c: 2))
      """#,
      #"""
      script.swift:2:18: error: extra argument 'c' in call
        2 | print(S(a: 1, c: 2))
          |                  ^ it is declared `init(a: Int)`
      """#
    ),
  ]
}
