import Rx
import Testing

struct ElementTests {
  @Test(arguments: [
    Marbles("completes with the element", "--a--b--c--|", "-----(b|)", window: "^----!"),
    Marbles("fails when there are fewer", "--a--|", "-----<#Argument out of range.>"),
    Marbles("passes an error on", "--a--#", "-----#"),
  ])
  func elementAt(_ row: Marbles) { expect(row) { $0.element(at: 1) } }

  @Test func aNegativeIndexIsAnError() {
    #expect(events(Observable.of(1).element(at: -1)) == ["error(Argument out of range.)"])
  }

  @Test(arguments: [
    Marbles("passes the one element at once", "--a-----|", "--a-----|"),
    Marbles(
      "fails at a second",
      "--a--b--",
      "--a--<#Sequence contains more than one element.>",
      window: "^----!"
    ),
    Marbles("fails without any", "-----|", "-----<#Sequence doesn't contain any elements.>"),
    Marbles("passes an error on", "--a--#", "--a--#"),
  ])
  func single(_ row: Marbles) { expect(row) { $0.single() } }

  @Test(arguments: [
    Marbles("counts only what the predicate likes", "-b-a-b-|", "---a---|"),
    Marbles(
      "fails at a second that it likes",
      "-b-a-a-|",
      "---a-<#Sequence contains more than one element.>"
    ),
  ])
  func singleWithPredicate(_ row: Marbles) { expect(row) { $0.single { $0 == "a" } } }

  @Test func laws() {
    checkOperatorLaws(exempt: [.passesErrors]) { $0.element(at: 1) }
    checkOperatorLaws(exempt: [.passesErrors, .passesCompletion]) { $0.single() }
    checkThrowEnds { $0.single { _ in throw TestError() } }
    checkOperatorLaws {
      $0.single { $0 == 2 }
    }
  }
}
