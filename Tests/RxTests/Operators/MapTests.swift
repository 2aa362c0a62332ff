import Rx
import Testing

struct MapTests {
  @Test(arguments: [
    Marbles(
      "transforms each element",
      "--1--2--3--|",
      "--<1!>--<2!>--<3!>--|",
      window: "^----------!"
    ),
    Marbles("passes an error on", "--1--#", "--<1!>--#", window: "^----!"),
    Marbles("stops at disposal", "--1--2--", "--<1!>", window: "^---!", disposedAt: 4),
  ])
  func marbles(_ row: Marbles) { expect(row) { $0.map { $0 + "!" } } }

  @Test func laws() {
    checkThrowEnds { $0.map { _ -> Int in throw TestError() } }
    checkOperatorLaws { $0.map { $0 + 1 } }
    checkThrowEnds { $0.compactMap { _ -> Int? in throw TestError() } }
    checkOperatorLaws {
      $0.compactMap { $0 == 2 ? nil : $0 }
    }
  }

  @Test func aThrowEndsWithThatError() {
    let source = Observable.of(1, 2).map { number -> Int in
      if number == 2 { throw TestError(name: "two") }
      return number
    }
    #expect(events(source) == ["next(1)", "error(TestError(name: \"two\"))"])
  }
}
