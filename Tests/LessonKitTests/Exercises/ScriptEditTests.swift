import ScriptSource
import Testing

@testable import LessonKit

/// Where a line is after a change of the text.
struct ScriptEditTests {
  @Test(arguments: [
    ("a b c", "a b c", [1, 2, 3]), ("a b c", "x a b c", [2, 3, 4]), ("a b c", "a c", [1, nil, 2]),
    ("a b c", "a x c", [1, 2, 3]), ("a b c", "a x y c", [1, 2, 4]), ("a b c", "a x", [1, 2, nil]),
  ])
  func lines(before: String, after: String, numbers: [Int?]) {
    func file(_ text: String) -> SourceFile {
      SourceFile(name: "x.swift", text: text.replacing(" ", with: "\n"))
    }
    let edit = ScriptEdit(before: file(before), after: file(after))
    #expect(numbers.indices.map { edit.lineAfterwards($0 + 1) } == numbers)
    #expect(edit.lineAfterwards(9) == nil)
  }
}
