extension BrokenScript {
  static let text = [
    BrokenScript(
      "unclosed-brace",
      #"""
      func f() {
        print(1)

      """#,
      #"""
      script.swift:1:10: error: this `{` is never closed
        1 | func f() {
          |          ^ expected '}' to end function
      """#
    ),
    BrokenScript(
      "unknown-operator",
      #"""
      print(1 <+> 2)
      """#,
      #"""
      script.swift:1:9: error: there is no operator `<+>`
        1 | print(1 <+> 2)
          |         ^~~
      """#
    ),
    BrokenScript(
      "exponent",
      #"""
      print(1 < 2 < 3)
      """#,
      #"""
      script.swift:1:9: error: `<` and `<` need parentheses to say which comes first
        1 | print(1 < 2 < 3)
          |         ^
      """#
    ),
    BrokenScript(
      "several",
      #"""
      let = 3
      func (
      print(1
      """#,
      #"""
      script.swift:1:5: error: expected pattern in variable
        1 | let = 3
          |     ^
      script.swift:2:6: error: expected identifier in function
        2 | func (
          |      ^
      script.swift:3:6: error: expected ':' in parameter
        3 | print(1
          |      ^
      script.swift:3:7: error: expected type and ')' to end tuple type
        3 | print(1
          |       ^
      """#
    ),
    BrokenScript(
      "wide",
      #"""
      let s = "日本" + x
      """#,
      #"""
      script.swift:1:16: error: there is nothing called `x` here
        1 | let s = "日本" + x
          |                  ^
      """#
    ),
    BrokenScript(
      "wide2",
      #"""
      print("日本語", [1][3])
      """#,
      #"""
      script.swift:1:14: error: index 3 is out of range
        1 | print("日本語", [1][3])
          |                 ^~~~~~ the array has only element 0
      """#
    ),
    BrokenScript(
      "tabs",
      #"""
      if true {
      	print(nope)
      }
      """#,
      #"""
      script.swift:2:8: error: there is nothing called `nope` here
        2 | 	print(nope)
          | 	      ^~~~
      """#
    ),
    BrokenScript(
      "unterminated",
      #"""
      print("abc)
      print(1)
      """#,
      #"""
      script.swift:1:7: error: expected '"' to end string literal
        1 | print("abc)
          |       ^ to match this opening '"'
      """#
    ),
    BrokenScript(
      "at",
      #"""
      @@@ garbage @
      """#,
      #"""
      script.swift:1:2: error: expected name in attribute
        1 | @@@ garbage @
          |  ^
      script.swift:1:3: error: expected name in attribute
        1 | @@@ garbage @
          |   ^
      script.swift:1:4: error: extraneous whitespace after '@' is not permitted
        1 | @@@ garbage @
          |    ^
      script.swift:1:14: error: expected name in attribute
        1 | @@@ garbage @
          |              ^
      """#
    ),
    BrokenScript(
      "weird",
      #"""
      let x = 5 +
      """#,
      #"""
      script.swift:1:12: error: expected expression after operator
        1 | let x = 5 +
          |            ^
      """#
    ),
    BrokenScript(
      "colon",
      #"""
      let d = ["a": 1, "b"]
      """#,
      #"""
      script.swift:1:21: error: expected ':' and value in dictionary element
        1 | let d = ["a": 1, "b"]
          |                     ^
      """#
    ),
    BrokenScript(
      "else",
      #"""
      } else {
      """#,
      #"""
      script.swift:1:1: error: unexpected code '} else {' in source file
        1 | } else {
          | ^
      """#
    ),
    BrokenScript(
      "shift",
      #"""
      print("\u{1F600}", nope)
      """#,
      #"""
      script.swift:1:20: error: there is nothing called `nope` here
        1 | print("\u{1F600}", nope)
          |                    ^~~~
      """#
    ),
  ]
}
