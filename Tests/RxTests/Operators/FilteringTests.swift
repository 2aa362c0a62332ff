import Rx
import Testing

struct FilteringTests {
  @Test(arguments: [
    Marbles("passes what the predicate likes", "--1--2--3--|", "-----2-----|"),
    Marbles("passes an error on", "--2--#", "--2--#"),
  ])
  func filter(_ row: Marbles) { expect(row) { $0.filter { $0 == "2" } } }

  @Test(arguments: [
    Marbles("completes with the last", "--a--b--c--|", "--a--(b|)", window: "^----!"),
    Marbles("completes early with a short source", "--a--|", "--a--|"),
    Marbles("passes an early error on", "--a--#", "--a--#"),
  ])
  func take(_ row: Marbles) { expect(row) { $0.take(2) } }

  @Test(arguments: [
    Marbles("is empty at once, without subscribing", "--a--|", "|", window: "")
  ])
  func takeNothing(_ row: Marbles) { expect(row) { $0.take(0) } }

  @Test(arguments: [
    Marbles("drops the first", "--a--b--c--|", "--------c--|"),
    Marbles("completes when there are fewer", "--a--|", "-----|"),
  ])
  func skip(_ row: Marbles) { expect(row) { $0.skip(2) } }

  @Test(arguments: [
    Marbles("drops equal neighbours", "--a-a-b-|", "--a---b-|"),
    Marbles("lets a value come back", "--a-b-a-|", "--a-b-a-|"),
    Marbles("passes an error on", "--a-a-#", "--a---#"),
  ])
  func distinctUntilChanged(_ row: Marbles) {
    expect(row) { $0.distinctUntilChanged() }
    expect(row) { $0.distinctUntilChanged { $0.uppercased() } }
    expect(row) { $0.distinctUntilChanged { $0 == $1 } }
    expect(row) { $0.distinctUntilChanged({ $0 + "!" }, comparer: { $0 == $1 }) }
    expect(row) { $0.distinctUntilChanged(at: \.self) }
  }

  @Test(arguments: [Marbles("passes the end only", "--a--b--|", "--------|")])
  func ignoreElements(_ row: Marbles) { expect(row) { $0.ignoreElements() } }

  @Test func laws() {
    checkThrowEnds { $0.filter { _ in throw TestError() } }
    checkOperatorLaws {
      $0.filter { $0 > 1 }
    }
    checkOperatorLaws { $0.take(3) }
    checkOperatorLaws(exempt: [.passesErrors]) { $0.take(2) }
    checkOperatorLaws { $0.skip(1) }
    checkOperatorLaws { $0.distinctUntilChanged() }
    checkOperatorLaws(order: .completedSourceFirst) { $0.ignoreElements() }
    let failing = { (source: Observable<Int>) in
      source.distinctUntilChanged { _ -> Int in throw TestError() }
    }
    checkThrowEnds(failing)
    checkOperatorLaws { $0.distinctUntilChanged { $0 % 2 } }
  }
}
