extension BrokenScript {
  static let names = [
    BrokenScript(
      "unknown-name",
      #"""
      let price = 3
      print(pricee)
      """#,
      #"""
      script.swift:2:7: error: there is nothing called `pricee` here
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
      script.swift:1:8: error: there is no type `Strng`
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
      script.swift:1:8: error: there is no type `Foo`
        1 | let x: Foo = Bar()
          |        ^~~
      script.swift:1:14: error: there is nothing called `Bar` here
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
      script.swift:1:7: error: there is nothing called `aa` here
        1 | print(aa)
          |       ^~
      script.swift:2:7: error: there is nothing called `bb` here
        2 | print(bb)
          |       ^~
      script.swift:3:8: error: there is no type `Foo`
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
      script.swift:1:11: error: `Array` has no member `cout`
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
      script.swift:1:7: error: `String` has no member `upercased`
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
      script.swift:1:11: error: the type `Int` has no member `maximum`
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
      script.swift:2:1: error: the type `E` has no member `rad`
        2 | let e: E = .rad
          | ^~~~~~~~~~~~~~~ did you mean `red`?
      """#
    ),
    BrokenScript(
      "import",
      #"""
      import Foundashun
      """#,
      #"""
      script.swift:1:8: error: there is no module `Foundashun` here
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
      script.swift:1:7: error: `$0` stands for a closure's argument, and there is no closure around it
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
      script.swift:1:9: error: nothing says which type `.red` belongs to
        1 | let x = .red
          |         ^~~~ write `let x: Type = .red`
      """#
    ),
    BrokenScript(
      "protocol",
      #"""
      protocol P {}
      let p = P()
      """#,
      #"""
      script.swift:2:9: error: `P` is a protocol; make a type that conforms to it
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
      script.swift:2:3: error: the type `A` has no member `foo`
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
      script.swift:2:7: error: there is nothing called `🎊` here
        2 | print(🎊)
          |       ^~
      """#
    ),
  ]
}
