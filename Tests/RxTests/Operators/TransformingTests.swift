import Rx
import Testing

struct TransformingTests {
  @Test(arguments: [
    Marbles("sends each result", "--1--2--3--|", "--1--<12>--<123>--|"),
    Marbles("passes an error on", "--1--#", "--1--#"),
  ])
  func scan(_ row: Marbles) {
    expect(row) { $0.scan("") { $0 + $1 } }
    expect(row) { $0.scan(into: "") { $0 += $1 } }
  }

  @Test(arguments: [
    Marbles("sends the result at the end", "--1--2--|", "--------(<12>|)"),
    Marbles("sends the seed of nothing", "--|", "--(<>|)"),
    Marbles("passes an error on, and no result", "--1--#", "-----#"),
  ])
  func reduce(_ row: Marbles) { expect(row) { $0.reduce("") { $0 + $1 } } }

  @Test(arguments: [Marbles("numbers the elements", "-a-b-|", "-<0a>-<1b>-|")])
  func enumerated(_ row: Marbles) {
    expect(row) { $0.enumerated().map { "\($0.index)\($0.element)" } }
  }

  @Test(arguments: [
    Marbles("begins with the given elements", "----a--b--|", "(xy)---a--b--|"),
    Marbles("passes an error on", "--#", "(xy)-#"),
  ])
  func startWith(_ row: Marbles) { expect(row) { $0.startWith("x", "y") } }

  @Test func laws() {
    checkThrowEnds { $0.scan(0) { _, _ in throw TestError() } }
    checkOperatorLaws {
      $0.scan(0, accumulator: +)
    }
    checkThrowEnds { $0.scan(into: 0) { _, _ in throw TestError() } }
    checkOperatorLaws {
      $0.scan(into: 0) { $0 += $1 }
    }
    checkThrowEnds { $0.reduce(0) { _, _ in throw TestError() } }
    checkOperatorLaws {
      $0.reduce(0, accumulator: +)
    }
    checkThrowEnds {
      $0.reduce(0, accumulator: +, mapResult: { _ in throw TestError() })
    }
    checkOperatorLaws {
      $0.reduce(0, accumulator: +, mapResult: { $0 })
    }
    checkOperatorLaws { $0.enumerated() }
    checkOperatorLaws { $0.startWith(7) }
    checkThrowEnds { $0.do(onNext: { _ in throw TestError() }) }
    checkOperatorLaws {
      $0.do(onNext: { _ in })
    }
    _ = DiagnosticsLog.shared
    checkOperatorLaws { $0.debug(trimOutput: true) }
  }
}
