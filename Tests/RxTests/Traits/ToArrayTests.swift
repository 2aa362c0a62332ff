import Rx
import Testing

struct ToArrayTests {
  @Test(arguments: [
    Marbles("collects all", "--a--b--|", "--------(<[\"a\", \"b\"]>|)"),
    Marbles("of nothing is an empty array", "--|", "--(<[]>|)"),
    Marbles("passes an error on, and no array", "--a--#", "-----#"),
  ])
  func toArray(_ row: Marbles) { expect(row) { $0.toArray().asObservable() } }

  @Test func laws() {
    checkOperatorLaws { $0.toArray().asObservable() }
  }
}
