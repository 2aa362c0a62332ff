extension BrokenScript {
  static let names = [
    BrokenScript(
      "unknown-name",
      #"""
      let price = 3
      print(pricee)
      """#,
      #"""
      script.swift:2:7: error: cannot find 'pricee' in scope
        2 | print(pricee)
          |       ^~~~~~ did you mean `price`?
      """#
    ),
    BrokenScript(
      "unknown-type",
      #"""
      let x: Strng = "a"
      """#,
      #"""
      script.swift:1:8: error: cannot find type 'Strng' in scope
        1 | let x: Strng = "a"
          |        ^~~~~ did you mean `String`?
      """#
    ),
    BrokenScript(
      "dup-place",
      #"""
      let x: Foo = Bar()
      """#,
      #"""
      script.swift:1:8: error: cannot find type 'Foo' in scope
        1 | let x: Foo = Bar()
          |        ^~~
      script.swift:1:14: error: cannot find 'Bar' in scope
        1 | let x: Foo = Bar()
          |              ^~~
      """#
    ),
    BrokenScript(
      "two-unknown",
      #"""
      print(aa)
      print(bb)
      let c: Foo = 1
      """#,
      #"""
      script.swift:1:7: error: cannot find 'aa' in scope
        1 | print(aa)
          |       ^~
      script.swift:2:7: error: cannot find 'bb' in scope
        2 | print(bb)
          |       ^~
      script.swift:3:8: error: cannot find type 'Foo' in scope
        3 | let c: Foo = 1
          |        ^~~
      """#
    ),
    BrokenScript(
      "member",
      #"""
      print([1].cout)
      """#,
      #"""
      script.swift:1:11: error: value of type '[Int]' has no member 'cout'
        1 | print([1].cout)
          |           ^~~~ did you mean `count`?
      """#
    ),
    BrokenScript(
      "method",
      #"""
      "abc".upercased()
      """#,
      #"""
      script.swift:1:7: error: value of type 'String' has no member 'upercased'
        1 | "abc".upercased()
          |       ^~~~~~~~~ did you mean `uppercased`?
      """#
    ),
    BrokenScript(
      "static",
      #"""
      print(Int.maximum)
      """#,
      #"""
      script.swift:1:11: error: type 'Int' has no member 'maximum'
        1 | print(Int.maximum)
          |           ^~~~~~~
      """#
    ),
    BrokenScript(
      "case",
      #"""
      enum E { case red }
      let e: E = .rad
      """#,
      #"""
      script.swift:2:13: error: type 'E' has no member 'rad'
        2 | let e: E = .rad
          |             ^~~ did you mean `red`?
      """#
    ),
    BrokenScript(
      "import",
      #"""
      import Foundashun
      """#,
      #"""
      script.swift:1:8: error: no such module 'Foundashun'
        1 | import Foundashun
          |        ^~~~~~~~~~ did you mean `Foundation`?
      """#
    ),
    BrokenScript(
      "dollar",
      #"""
      print($0)
      """#,
      #"""
      script.swift:1:7: error: anonymous closure argument not contained in a closure
        1 | print($0)
          |       ^~
      """#
    ),
    BrokenScript(
      "implicit",
      #"""
      let x = .red
      """#,
      #"""
      script.swift:1:10: error: reference to member 'red' cannot be resolved without a contextual type
        1 | let x = .red
          |          ^~~
      """#
    ),
    BrokenScript(
      "protocol",
      #"""
      protocol P {}
      let p = P()
      """#,
      #"""
      script.swift:2:9: error: 'any P' cannot be constructed because it has no accessible initializers
        2 | let p = P()
          |         ^
      """#
    ),
    BrokenScript(
      "superclass",
      #"""
      class A {}
      A.foo()
      """#,
      #"""
      script.swift:2:3: error: type 'A' has no member 'foo'
        2 | A.foo()
          |   ^~~
      """#
    ),
    BrokenScript(
      "emoji",
      #"""
      let 🎉 = 1
      print(🎊)
      """#,
      #"""
      script.swift:2:7: error: cannot find '🎊' in scope
        2 | print(🎊)
          |       ^~
      """#
    ),
  ]
}
