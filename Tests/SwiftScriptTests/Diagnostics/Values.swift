extension BrokenScript {
  static let values = [
    BrokenScript(
      "annotation",
      #"""
      let x: Int = "a"
      """#,
      #"""
      script.swift:1:14: error: expected `Int`, got `String`
        1 | let x: Int = "a"
          |              ^~~
      """#
    ),
    BrokenScript(
      "void-use",
      #"""
      let x: Int = print(1)
      """#,
      #"""
      script.swift:1:14: error: expected `Int`, got `()`
        1 | let x: Int = print(1)
          |              ^~~~~~~~
      """#
    ),
    BrokenScript(
      "return-type",
      #"""
      func f() -> Int { "a" }
      print(f())
      """#,
      #"""
      script.swift:1:19: error: expected `Int`, got `String`
        1 | func f() -> Int { "a" }
          |                   ^~~
      """#
    ),
    BrokenScript(
      "add",
      #"""
      print(1 + "a")
      """#,
      #"""
      script.swift:1:9: error: `+` can't combine `Int` and `String`
        1 | print(1 + "a")
          |         ^
      """#
    ),
    BrokenScript(
      "compare",
      #"""
      print(1 < "a")
      """#,
      #"""
      script.swift:1:9: error: `Int` and `String` can't be compared with `<`
        1 | print(1 < "a")
          |         ^
      """#
    ),
    BrokenScript(
      "condition",
      #"""
      if 1 { print(1) }
      """#,
      #"""
      script.swift:1:4: error: a condition must be a `Bool`, and this is `Int`
        1 | if 1 { print(1) }
          |    ^
      """#
    ),
    BrokenScript(
      "for",
      #"""
      for i in 5 { print(i) }
      """#,
      #"""
      script.swift:1:10: error: `for` can't go through `Int`
        1 | for i in 5 { print(i) }
          |          ^
      """#
    ),
    BrokenScript(
      "optional-member",
      #"""
      let s: String? = "a"
      print(s.count)
      """#,
      #"""
      script.swift:2:9: error: `count` is asked of an optional, `String?`
        2 | print(s.count)
          |         ^~~~~ write `?.count` or unwrap it with `if let`
      """#
    ),
    BrokenScript(
      "nil-unwrap",
      #"""
      let x: Int? = nil
      print(x! + 1)
      """#,
      #"""
      script.swift:2:7: error: found nil while unwrapping with `!`
        2 | print(x! + 1)
          |       ^~ unwrap it with `if let` or give a default with `??`
      """#
    ),
    BrokenScript(
      "rawenum",
      #"""
      enum E: Int { case a = 1 }
      print(E(rawValue: 3)!)
      """#,
      #"""
      script.swift:2:7: error: found nil while unwrapping with `!`
        2 | print(E(rawValue: 3)!)
          |       ^~~~~~~~~~~~~~~ unwrap it with `if let` or give a default with `??`
      """#
    ),
    BrokenScript(
      "cast",
      #"""
      let x: Any = "a"
      print(x as! Int)
      """#,
      #"""
      script.swift:2:7: error: could not cast `String` to `Int`
        2 | print(x as! Int)
          |       ^~~~~~~~~
      """#
    ),
    BrokenScript(
      "div0",
      #"""
      let a = 0
      print(1 / a)
      """#,
      #"""
      script.swift:2:9: error: division by zero
        2 | print(1 / a)
          |         ^
      """#
    ),
    BrokenScript(
      "overflow",
      #"""
      var x = Int.max
      x += 1
      """#,
      #"""
      script.swift:2:3: error: `9223372036854775807 + 1` is too large for `Int`
        2 | x += 1
          |   ^~ the largest is 9223372036854775807
      """#
    ),
    BrokenScript(
      "oob",
      #"""
      let a = [1, 2]
      print(a[5])
      """#,
      #"""
      script.swift:2:7: error: index 5 is out of range
        2 | print(a[5])
          |       ^~~~ the array has elements 0 to 1
      """#
    ),
    BrokenScript(
      "oob-empty",
      #"""
      var a: [Int] = []
      a[0] = 1
      """#,
      #"""
      script.swift:2:1: error: index 0 is out of range
        2 | a[0] = 1
          | ^~~~ the array is empty
      """#
    ),
    BrokenScript(
      "neg-count",
      #"""
      print([1].prefix(-1))
      """#,
      #"""
      script.swift:1:11: error: a prefix can't have a negative length
        1 | print([1].prefix(-1))
          |           ^~~~~~
      """#
    ),
    BrokenScript(
      "range",
      #"""
      print(5...1)
      """#,
      #"""
      script.swift:1:8: error: a range can't go from 5 down to 1
        1 | print(5...1)
          |        ^~~
      """#
    ),
    BrokenScript(
      "unowned",
      #"""
      class A { let n = 1 }
      var a: A? = A()
      let f = { [unowned b = a!] in b.n }
      a = nil
      print(f())
      """#,
      #"""
      script.swift:3:31: error: `b` is unowned and its object is gone
        3 | let f = { [unowned b = a!] in b.n }
          |                               ^ capture it `weak` if it can go first
      """#
    ),
    BrokenScript(
      "try!",
      #"""
      struct E: Error {}
      func f() throws { throw E() }
      try! f()
      """#,
      #"""
      script.swift:3:1: error: `try!` met the error E()
        3 | try! f()
          | ^~~~~~~~
      """#
    ),
  ]
}
