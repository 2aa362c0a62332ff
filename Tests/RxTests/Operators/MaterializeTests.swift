import Rx
import Testing

struct MaterializeTests {
  @Test(arguments: [
    Marbles(
      "an error becomes an element",
      "--a--#",
      "--<next(a)>--(<error(TestError(name: \"#\"))>|)"
    ),
    Marbles("completion becomes an element", "--a--|", "--<next(a)>--(<completed>|)"),
  ])
  func materialize(_ row: Marbles) { expect(row) { $0.materialize() } }

  @Test(arguments: [
    Marbles("turns back", "--a--#", "--a--#"),
    Marbles("turns back", "--a--|", "--a--|"),
  ])
  func dematerialize(_ row: Marbles) { expect(row) { $0.materialize().dematerialize() } }

  @Test func theFirstStopEventEndsIt() {
    let source = Observable<Event<Int>>.of(.next(1), .completed, .next(2))
    #expect(events(source.dematerialize()) == ["next(1)", "completed"])
  }

  @Test(arguments: [
    Marbles("an error of the source itself passes", "-a-#", "-a-#"),
    Marbles("completion of the source itself passes", "-a-|", "-a-|"),
  ])
  func bareEnds(_ row: Marbles) { expect(row) { $0.map { Event.next($0) }.dematerialize() } }

  @Test func laws() {
    checkOperatorLaws(exempt: [.passesErrors]) { $0.materialize() }
    checkOperatorLaws {
      $0.map { Event.next($0) }.dematerialize()
    }
  }
}
