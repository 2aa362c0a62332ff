extension BrokenScript {
  static let values = [
    BrokenScript(
      "annotation",
      #"""
      let x: Int = "a"
      """#,
      #"""
      script.swift:1:14: error: cannot convert value of type 'String' to specified type 'Int'
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
      script.swift:1:14: error: cannot convert value of type '()' to specified type 'Int'
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
      script.swift:1:19: error: cannot convert return expression of type 'String' to return type 'Int'
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
      script.swift:1:9: error: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
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
      script.swift:1:9: error: binary operator '<' cannot be applied to operands of type 'Int' and 'String'
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
      script.swift:1:4: error: integer literal value '1' cannot be used as a boolean; did you mean 'true'?
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
      script.swift:1:10: error: for-in loop requires 'Int' to conform to 'Sequence'
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
      script.swift:2:7: error: value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String'
        2 | print(s.count)
          |       ^ use `?.count`, or unwrap it with `if let`
      """#
    ),
    BrokenScript(
      "nil-unwrap",
      #"""
      let x: Int? = nil
      print(x! + 1)
      """#,
      #"""
      script.swift:2:7: error: Unexpectedly found nil while unwrapping an Optional value
        2 | print(x! + 1)
          |       ^~ unwrap it with `if let`, or give a default with `??`
      """#
    ),
    BrokenScript(
      "rawenum",
      #"""
      enum E: Int { case a = 1 }
      print(E(rawValue: 3)!)
      """#,
      #"""
      script.swift:2:7: error: Unexpectedly found nil while unwrapping an Optional value
        2 | print(E(rawValue: 3)!)
          |       ^~~~~~~~~~~~~~~ unwrap it with `if let`, or give a default with `??`
      """#
    ),
    BrokenScript(
      "cast",
      #"""
      let x: Any = "a"
      print(x as! Int)
      """#,
      #"""
      script.swift:2:7: error: Could not cast value of type 'Swift.String' to 'Swift.Int'.
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
      script.swift:2:7: error: Division by zero
        2 | print(1 / a)
          |       ^~~~~
      """#
    ),
    BrokenScript(
      "overflow",
      #"""
      var x = Int.max
      x += 1
      """#,
      #"""
      script.swift:2:1: error: arithmetic overflow
        2 | x += 1
          | ^ the result of `9223372036854775807 + 1` doesn't fit into `Int`
      """#
    ),
    BrokenScript(
      "oob",
      #"""
      let a = [1, 2]
      print(a[5])
      """#,
      #"""
      script.swift:2:7: error: Index out of range
        2 | print(a[5])
          |       ^~~~ the index is 5, and the elements are at 0 to 1
      """#
    ),
    BrokenScript(
      "oob-empty",
      #"""
      var a: [Int] = []
      a[0] = 1
      """#,
      #"""
      script.swift:2:1: error: Index out of range
        2 | a[0] = 1
          | ^~~~ the index is 0, and there are no elements
      """#
    ),
    BrokenScript(
      "neg-count",
      #"""
      print([1].prefix(-1))
      """#,
      #"""
      script.swift:1:7: error: Can't take a prefix of negative length from a collection
        1 | print([1].prefix(-1))
          |       ^~~~~~~~~~~~~~
      """#
    ),
    BrokenScript(
      "range",
      #"""
      print(5...1)
      """#,
      #"""
      script.swift:1:7: error: Range requires lowerBound <= upperBound
        1 | print(5...1)
          |       ^~~~~
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
      script.swift:5:7: error: an unowned reference is used after its object is gone
        5 | print(f())
          |       ^~~ capture it with `weak` if it may go first
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
      script.swift:3:6: error: 'try!' expression unexpectedly raised an error: main.E()
        3 | try! f()
          |      ^~~
      """#
    ),
  ]
}
