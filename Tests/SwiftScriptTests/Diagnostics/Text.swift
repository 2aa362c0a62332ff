extension BrokenScript {
  static let text = [
    BrokenScript(
      "unclosed-brace",
      #"""
      func f() {
        print(1)

      """#,
      #"""
      script.swift:2:11: error: expected '}' at end of brace statement
        2 |   print(1)
          |           ^ the `{` in line 1 is never closed
      """#
    ),
    BrokenScript(
      "unknown-operator",
      #"""
      print(1 <+> 2)
      """#,
      #"""
      script.swift:1:9: error: cannot find operator '<+>' in scope
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
      script.swift:1:13: error: adjacent operators are in non-associative precedence group 'ComparisonPrecedence'
        1 | print(1 < 2 < 3)
          |             ^
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
      script.swift:1:5: error: expected pattern
        1 | let = 3
          |     ^
      script.swift:2:6: error: expected identifier in function declaration
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
      script.swift:1:16: error: cannot find 'x' in scope
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
      script.swift:1:14: error: Index out of range
        1 | print("日本語", [1][3])
          |                 ^~~~~~ the index is 3, and the only element is at 0
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
      script.swift:2:8: error: cannot find 'nope' in scope
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
      script.swift:1:7: error: unterminated string literal
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
      script.swift:1:21: error: expected ':' in dictionary literal
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
      script.swift:1:1: error: extraneous '}' at top level
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
      script.swift:1:20: error: cannot find 'nope' in scope
        1 | print("\u{1F600}", nope)
          |                    ^~~~
      """#
    ),
  ]
}
