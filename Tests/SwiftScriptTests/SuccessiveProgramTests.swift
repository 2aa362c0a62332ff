import SwiftScript
import Testing

/// A program may take over the libraries of one that is over; it must not see anything of that program.
struct SuccessiveProgramTests {
  /// What a program prints, or its first mistake.
  private func outcome(of text: String) -> String {
    var printed = ""
    do {
      try Script(text) { printed += $0 }.run()
      return printed
    } catch {
      return error.messages[0]
    }
  }

  @Test(arguments: [
    ("extension Int { var tripled: Int { self * 3 } }\nprint(2.tripled)", "6\n"),
    ("print(2.tripled)", "value of type 'Int' has no member 'tripled'"),
    ("protocol Named {}\nextension String: Named {}\nprint(\"a\" is any Named)", "true\n"),
    ("protocol Named {}\nprint(\"a\" is any Named)", "false\n"),
    ("import Foundation\nprint(\" a \".trimmingCharacters(in: .whitespaces))", "a\n"),
    (
      "print(\" a \".trimmingCharacters(in: .whitespaces))",
      "value of type 'String' has no member 'trimmingCharacters'"
    ),
    ("extension Array { subscript(safe i: Int) -> Int { 7 } }\nprint([1][safe: 4])", "7\n"),
    ("struct Array2 {}\nprint([3, 1, 2].sorted().map { $0 * 2 })", "[2, 4, 6]\n"),
    ("struct Int { var x = 1 }\nprint(Int().x)", "1\n"),
    ("let x: Int = 2\nprint(x)", "2\n"),
  ])
  func `a program is alone, however often others have run`(_ program: (String, String)) {
    let programs = [
      "print([1, 2].sorted())", "import Foundation\nprint(Date(timeIntervalSince1970: 0) < Date())",
      "extension Int { var tripled: Int { 4 } }\nprint(1.tripled)", "print(missing)",
    ]
    for other in programs {
      for _ in 0..<2 {
        _ = outcome(of: other)
        #expect(outcome(of: program.0) == program.1)
      }
    }
  }
}
