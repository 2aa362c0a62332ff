import HeadlessUI
import RxBinding
import Testing

@MainActor
struct ActionControlTests {
  @Test func aButtonExecutesItsActionAndIsDisabledMeanwhile() {
    onScreen {
      let session = ScreenSession.current
      let button = UIButton(type: .system)
      session.show(button)
      let work = PublishSubject<Void>()
      let lines = Lines()
      let action = CocoaAction { work }
      _ = action.executing.subscribe(onNext: { lines.add("executing \($0)") })
      button.rx.action = action
      #expect(button.rx.action === action)
      session.hand.tap(button)
      #expect(!button.isEnabled)
      work.onCompleted()
      #expect(button.isEnabled)
      #expect(lines.take() == ["executing false", "executing true", "executing false"])
      button.rx.action = nil
      session.hand.tap(button)
      #expect(lines.take() == [])
    }
  }

  @Test func anInputIsMadeFromTheControl() {
    onScreen {
      let session = ScreenSession.current
      let button = UIButton(type: .system)
      button.setTitle("Add", for: .normal)
      session.show(button)
      let lines = Lines()
      let action = Action<String, Void> { input in
        lines.add(input)
        return .empty()
      }
      button.rx.bind(to: action) { $0.currentTitle ?? "" }
      session.hand.tap(button)
      button.rx.bind(to: action, input: "same")
      session.hand.tap(button)
      button.rx.unbindAction()
      session.hand.tap(button)
      button.rx.bind(to: action, controlEvent: button.rx.controlEvent(.touchDown)) { _ in "down" }
      session.hand.tap(button)
      #expect(lines.take() == ["Add", "same", "down"])
    }
  }

  @Test func aBarButtonItem() {
    onScreen {
      let lines = Lines()
      let item = UIBarButtonItem(title: "Save")
      let controller = UIViewController()
      controller.navigationItem.rightBarButtonItem = item
      let session = ScreenSession.current
      session.show(UINavigationController(rootViewController: controller))
      let isEnabled = BehaviorRelay(value: true)
      item.rx.action = CocoaAction(enabledIf: isEnabled.asObservable()) {
        lines.add("saved")
        return .empty()
      }
      session.hand.tap("Save")
      isEnabled.accept(false)
      #expect(!item.isEnabled)
      isEnabled.accept(true)
      let numbered = Action<Int, Void> { number in
        lines.add("\(number)")
        return .empty()
      }
      item.rx.bind(to: numbered, input: 3)
      session.hand.tap("Save")
      #expect(lines.take() == ["saved", "3"])
    }
  }

  @Test func aRefreshControlRefreshesMeanwhile() {
    onScreen {
      let control = UIRefreshControl()
      let work = PublishSubject<Void>()
      control.rx.action = CocoaAction { work }
      control.sendActions(for: .valueChanged)
      #expect(control.isRefreshing)
      work.onCompleted()
      #expect(!control.isRefreshing)
    }
  }
}
