import Testing

@testable import LessonKit

struct LessonCompilerTests {
  @Test func `a message keeps the lines that show its place`() {
    let output = """
      a.swift:2:9: warning: unused
      1 | let a = 1
        | `- warning: unused
      a.swift:3:5: error: cannot find 'foo' in scope
      2 | let b = 2
      3 | foo()
        | `- error: cannot find 'foo' in scope
      4 |

      a.swift:5:1: error: expected expression
      5 | let
      """
    #expect(
      LessonCompiler.messages(in: output, about: "a.swift") == [
        """
        a.swift:3:5: error: cannot find 'foo' in scope
        2 | let b = 2
        3 | foo()
          | `- error: cannot find 'foo' in scope
        4 |
        """,
        """
        a.swift:5:1: error: expected expression
        5 | let
        """,
      ]
    )
  }
}
