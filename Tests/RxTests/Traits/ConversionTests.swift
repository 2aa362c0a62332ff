import Rx
import Testing

struct ConversionTests {
  @Test(arguments: [
    Marbles("at completion", "--a--|", "-----(a|)", window: "^----!"),
    Marbles("nothing", "--|", "--<#Sequence doesn't contain any elements.>"),
    Marbles(
      "a second element",
      "--a-b--|",
      "----<#Sequence contains more than one element.>",
      window: "^---!"
    ),
    Marbles("an error", "--a-#", "----#"),
    Marbles("disposed", "--a--|", "", window: "^---!", disposedAt: 4),
  ])
  func asSingle(_ row: Marbles) { expect(row) { $0.asSingle().asObservable() } }

  @Test(arguments: [
    Marbles("at completion", "--a--|", "-----(a|)", window: "^----!"),
    Marbles("nothing", "--|", "--|"),
    Marbles(
      "a second element",
      "--a-b--|",
      "----<#Sequence contains more than one element.>",
      window: "^---!"
    ),
    Marbles("an error", "--a-#", "----#"),
  ])
  func asMaybe(_ row: Marbles) { expect(row) { $0.asMaybe().asObservable() } }

  @Test(arguments: [
    Marbles("as it comes", "--a--b--|", "--(<Optional(\"a\")>|)", window: "^-!"),
    Marbles("nothing", "---|", "---(<nil>|)"),
    Marbles("an error", "--#", "--#"),
  ])
  func first(_ row: Marbles) { expect(row) { $0.first().asObservable() } }

  @Test(arguments: [
    Marbles("completion", "--a--|", "-----|"), Marbles("an error", "--a--#", "-----#"),
  ])
  func asCompletable(_ row: Marbles) {
    expect(row) { $0.ignoreElements().asCompletable().events }
  }

  @Test(arguments: [
    Marbles("takes an error's place", "--a-#", "--a-(x|)"), Marbles("is idle", "--a-|", "--a-|"),
  ])
  func asInfallibleOrElement(_ row: Marbles) {
    expect(row) { $0.asInfallible(onErrorJustReturn: "x").asObservable() }
  }

  @Test(arguments: [
    Marbles("takes an error's place", "--a-#", "--a--(x|)", window: "^---!"),
    Marbles("is idle", "--a-|", "--a-|"),
  ])
  func asInfallibleOrSequence(_ row: Marbles) {
    expect(row) { source, clock in
      let other = later(1, "x", on: clock).asInfallible(onErrorFallbackTo: .never())
      return source.asInfallible(onErrorFallbackTo: other).asObservable()
    }
  }

  @Test(arguments: [
    Marbles("takes an error's place", "--a-#", "--a-(<TestError(name: \"#\")>|)"),
    Marbles("is idle", "--a-|", "--a-|"),
  ])
  func asInfallibleOrWhatTheErrorSays(_ row: Marbles) {
    expect(row) { $0.asInfallible { error in .just("\(error)") }.asObservable() }
  }

  @Test func nilIsAnElementToo() {
    #expect(
      events(Observable<Int?>.of(nil).asSingle().asObservable()) == ["next(nil)", "completed"]
    )
    #expect(
      events(Observable<Int?>.of(nil, nil).asMaybe().asObservable()).first?.prefix(5) == "error"
    )
    #expect(
      events(Observable<Int?>.of(nil).first().asObservable()) == [
        "next(Optional(nil))", "completed",
      ]
    )
  }

  @Test func whatASourceSendsTooMuchIsNotSeen() {
    let lines = Lines()
    let source = Observable<Int>.never().startWith(1, 2, 3)
    _ = source.asSingle().do(onError: { _ in lines.add("error") }).subscribe(onFailure: { _ in })
    _ = source.asMaybe().do(onError: { _ in lines.add("error") }).subscribe(onError: { _ in })
    _ = source.first().do(onSuccess: { lines.add("\($0 ?? 0)") }).subscribe()
    #expect(lines.take() == ["error", "error", "1"])
  }

  @Test func laws() {
    checkOperatorLaws { $0.toArray().asObservable().asSingle().asObservable() }
    checkOperatorLaws { $0.toArray().asObservable().asMaybe().asObservable() }
    checkOperatorLaws(exempt: [.passesErrors]) { $0.first().asObservable() }
    checkOperatorLaws(order: .completedSourceFirst) {
      $0.ignoreElements().asCompletable().andThen(Observable<Int>.empty())
    }
    checkOperatorLaws(exempt: [.passesErrors]) {
      $0.asInfallible(onErrorJustReturn: 0).asObservable()
    }
  }
}
