import Rx
import RxBinding
import Testing

@MainActor
struct ControlPropertyTests {
  /// A field that a person types into.
  private final class Field {
    var text: String?
    let edits = PublishSubject<Void>()

    var property: ControlProperty<String?> {
      ControlProperty(
        values: Observable.deferred { [self] in
          edits.startWith(()).map { self.text }
        },
        valueSink: Binder(self) { $0.text = $1 }
      )
    }

    func type(_ text: String?) {
      self.text = text
      edits.onNext(())
    }
  }

  @Test func eachSubscriptionReadsTheValueThen() {
    let field = Field()
    let lines = Lines()
    _ = field.property.subscribe(onNext: { lines.add("1 \($0 ?? "nil")") })
    field.type("a")
    _ = field.property.asControlProperty().subscribe(onNext: { lines.add("2 \($0 ?? "nil")") })
    #expect(lines.take() == ["1 nil", "1 a", "2 a"])
  }

  @Test func whatTheProgramSetsIsNotSent() {
    let field = Field()
    let lines = Lines()
    _ = field.property.subscribe(onNext: { lines.add("\($0 ?? "nil")") })
    field.property.onNext("set")
    _ = Observable.just("bound").bind(to: field.property)
    #expect(field.text == "bound")
    #expect(lines.take() == ["nil"])
  }

  @Test func changedLeavesTheFirstOut() {
    let field = Field()
    let lines = Lines()
    let changed: ControlEvent<String?> = field.property.changed
    _ = changed.subscribe(onNext: { lines.add("\($0 ?? "nil")") })
    field.type("a")
    field.type(nil)
    #expect(lines.take() == ["a", "nil"])
  }

  @Test func orEmptyHasNoNil() {
    let field = Field()
    let lines = Lines()
    let text: ControlProperty<String> = field.property.orEmpty
    _ = text.subscribe(onNext: { lines.add("<\($0)>") })
    field.type("a")
    text.onNext("b")
    #expect(field.text == "b")
    #expect(lines.take() == ["<>", "<a>"])
  }

  @Test func asDriver() {
    let field = Field()
    let lines = Lines()
    _ = field.property.orEmpty.asDriver().drive(onNext: { lines.add("<\($0)>") })
    field.type("a")
    #expect(lines.take() == ["<>", "<a>"])
  }

  @Test func completionReachesTheSinkAndAnErrorDoesNot() {
    let lines = Lines()
    let property = ControlProperty<Int>(
      values: Observable.never(),
      valueSink: AnyObserver { lines.add("\($0)") }
    )
    let reports = BrokenRules(containing: "property-error")
    property.onNext(1)
    property.onError(TestError(name: "property-error"))
    property.onCompleted()
    #expect(lines.take() == ["next(1)", "completed"])
    #expect(reports.lines == ["Binding error: TestError(name: \"property-error\")"])
  }

  @Test func anErrorStopsTheProcessIfTheProgramSaysSo() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Hooks.stopsAtBindingErrors = true
      ControlProperty<Int>(values: Observable.never(), valueSink: PublishSubject())
        .onError(TestError())
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("Binding error: TestError"))
  }
}
