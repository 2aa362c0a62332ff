import HeadlessUI
import RxBinding
import Testing

@MainActor
struct MessageTests {
  private final class Screen: UIViewController {
    var lines = Lines()

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      lines.add("viewWillAppear")
    }
  }

  @Test func beforeAndAfterTheMethod() {
    let lines = Lines()
    let session = ScreenSession()
    session.run {
      let screen = Screen()
      screen.lines = lines
      _ = screen.rx.sentMessage("viewWillAppear(_:)").subscribe(onNext: { lines.add("sent \($0)") })
      _ = screen.rx.methodInvoked("viewWillAppear(_:)")
        .subscribe(onNext: { lines.add("invoked \($0)") })
      session.show(screen)
    }
    session.close()
    #expect(lines.take() == ["sent [false]", "viewWillAppear", "invoked [false]"])
  }

  @Test func itCompletesWithTheObjectAndDoesNotKeepIt() {
    onScreen {
      let lines = Lines()
      var label: UILabel? = UILabel()
      _ = label!.rx.methodInvoked("layoutSubviews()").subscribe(
        onCompleted: { lines.add("completed") }
      )
      label = nil
      #expect(lines.take() == ["completed"])
    }
  }

  @Test func anObjectThatDoesNotTellIsAnError() {
    let lines = Lines()
    let object = Token()
    _ = Reactive(object).methodInvoked("add(_:)").subscribe(onError: { lines.add("\($0)") })
    #expect(
      lines.take() == [
        "`Token` does not tell when `add(_:)` is called; Linux has no Objective-C runtime, so its class must conform to `MessageObserving`"
      ]
    )
  }
}
