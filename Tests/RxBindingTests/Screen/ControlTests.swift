import Foundation
import HeadlessUI
import RxBinding
import Testing

/// Every control property and event of the controls without a delegate.
@MainActor
struct ControlTests {
  @Test func textField() {
    checkProperty(
      { UITextField() },
      { $0.rx.text.orEmpty },
      values: ("", "rx", "abc"),
      act: { hand, field in
        hand.clear(field)
        hand.type("rx", into: field)
      }
    )
    onScreen {
      let field = UITextField()
      var attributed: [String] = []
      _ = field.rx.attributedText.subscribe(onNext: { attributed.append($0?.string ?? "") })
      field.rx.attributedText.onNext(NSAttributedString(string: "a"))
      #expect(field.text == "a")
      #expect(attributed == [""])
      #expect(field.rx.textInput.base === field)
    }
  }

  @Test func theFocusSendsTheTextOnceMore() {
    onScreen {
      let session = ScreenSession.current
      let field = UITextField()
      session.show(field)
      let lines = Lines()
      _ = field.rx.text.orEmpty.subscribe(onNext: { lines.add("<\($0)>") })
      session.hand.focus(on: field)
      #expect(lines.take() == ["<>", "<>"])
      session.hand.type("a")
      #expect(lines.take() == ["<a>"])
    }
  }

  @Test func switchAndSliderAndStepper() {
    checkProperty(
      { UISwitch() },
      { $0.rx.isOn },
      values: (false, true, false),
      act: { hand, control in
        hand.tap(control)
      }
    )
    checkProperty(
      { UISlider() },
      { $0.rx.value },
      values: (0, 0.5, 0.25),
      act: { hand, control in
        hand.set(control, to: 0.5)
      }
    )
    checkProperty(
      { UIStepper() },
      { $0.rx.value },
      values: (0, 1, 0),
      act: { hand, control in
        hand.step(.up, of: control)
      }
    )
  }

  @Test func segments() {
    checkProperty(
      { UISegmentedControl(items: ["a", "b"]) },
      { $0.rx.selectedSegmentIndex },
      values: (-1, 1, 0),
      act: { hand, control in
        hand.choose("b", in: control)
      }
    )
    onScreen {
      let control = UISegmentedControl(items: ["a", "b"])
      control.rx.enabledForSegment(at: 0).onNext(false)
      control.rx.titleForSegment(at: 1).onNext("c")
      control.rx.imageForSegment(at: 1).onNext(nil)
      #expect(!control.isEnabledForSegment(at: 0))
      #expect(control.titleForSegment(at: 1) == "c")
    }
  }

  @Test func date() {
    let (start, day) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 86_400))
    checkProperty(
      { () -> UIDatePicker in
        let picker = UIDatePicker()
        picker.date = start
        return picker
      },
      { $0.rx.date },
      values: (start, day, start),
      act: { hand, control in
        hand.set(control, to: day)
      }
    )
  }

  @Test func tap() {
    checkEvent(
      { () -> UIButton in
        let button = UIButton(type: .system)
        button.setTitle("Add", for: .normal)
        return button
      },
      { $0.rx.tap },
      act: { hand, button in hand.tap(button) }
    )
    checkEvent(
      { UIButton(type: .system) },
      { $0.rx.primaryAction },
      act: { hand, button in
        hand.tap(button)
      }
    )
    checkEvent(
      { UISwitch() },
      { $0.rx.controlEvent(.valueChanged) },
      act: { hand, control in
        hand.tap(control)
      }
    )
  }

  @Test func bindersOfButtonsAndIndicators() {
    onScreen {
      let button = UIButton(type: .system)
      button.rx.title(for: .normal).onNext("a")
      button.rx.title().onNext("b")
      button.rx.attributedTitle(for: .disabled).onNext(NSAttributedString(string: "c"))
      button.rx.image().onNext(UIImage(named: "star"))
      button.rx.backgroundImage().onNext(UIImage(named: "sky"))
      #expect(button.title(for: .normal) == "b")
      #expect(button.attributedTitle(for: .disabled)?.string == "c")
      #expect(button.currentImage != nil)
      #expect(button.currentBackgroundImage != nil)
      let spinner = UIActivityIndicatorView()
      spinner.rx.isAnimating.onNext(true)
      #expect(spinner.isAnimating)
      spinner.rx.isAnimating.onNext(false)
      #expect(!spinner.isAnimating)
      let refresh = UIRefreshControl()
      refresh.rx.isRefreshing.onNext(true)
      #expect(refresh.isRefreshing)
      let label = UILabel()
      _ = Observable.just("text").bind(to: label.rx.text)
      _ = Driver.just(true).drive(label.rx.isHidden)
      #expect(label.text == "text")
      #expect(label.isHidden)
    }
  }

  @Test func observedTapsTakeThePlaceOfABarButtonsTarget() {
    onScreen {
      let item = UIBarButtonItem(title: "Save", target: Lines(), action: "save")
      let first = item.rx.tap.subscribe()
      let target = item.target
      #expect(target != nil && item.action != "save")
      let second = item.rx.tap.subscribe()
      #expect(item.target === target)
      first.dispose()
      #expect(item.target === target)
      second.dispose()
      #expect(item.target == nil && item.action == nil)
    }
  }

  @Test func aTargetThatIsSetLaterStays() {
    onScreen {
      let item = UIBarButtonItem(title: "Save")
      let subscription = item.rx.tap.subscribe()
      let lines = Lines()
      item.target = lines
      item.action = "save"
      subscription.dispose()
      #expect(item.target === lines && item.action == "save")
    }
  }

  @Test func barButtonsShareOneHandler() {
    onScreen {
      let session = ScreenSession.current
      let controller = UIViewController()
      var item: UIBarButtonItem? = UIBarButtonItem(title: "Save")
      controller.navigationItem.rightBarButtonItem = item
      session.show(UINavigationController(rootViewController: controller))
      let lines = Lines()
      _ = item?.rx.tap.subscribe(
        onNext: { lines.add("1") },
        onCompleted: { lines.add("completed") }
      )
      _ = item?.rx.tap.subscribe(onNext: { lines.add("2") })
      session.hand.tap("Save")
      #expect(lines.take() == ["1", "2"])
      controller.navigationItem.rightBarButtonItem = nil
      item = nil
      #expect(lines.take() == ["completed"])
    }
  }

  @Test func gestureRecognizers() {
    onScreen {
      let session = ScreenSession.current
      let label = UILabel()
      label.text = "card"
      label.isUserInteractionEnabled = true
      let recognizer = UITapGestureRecognizer()
      label.addGestureRecognizer(recognizer)
      session.show(label)
      let lines = Lines()
      let subscription = recognizer.rx.event.subscribe(onNext: { lines.add("\($0.state)") })
      session.hand.tap("card")
      subscription.dispose()
      session.hand.tap("card")
      #expect(lines.take() == ["ended"])
    }
  }

  @Test func theApplication() {
    onScreen {
      let session = ScreenSession.current
      session.notificationCenter = NotificationCenter()
      session.show(UILabel())
      let lines = Lines()
      let bag = DisposeBag()
      UIApplication.rx.didEnterBackground.subscribe(onNext: { lines.add("background") })
        .disposed(by: bag)
      UIApplication.rx.didBecomeActive.subscribe(onNext: { lines.add("active") }).disposed(by: bag)
      UIApplication.rx.didReceiveMemoryWarning.subscribe(onNext: { lines.add("memory") })
        .disposed(by: bag)
      session.hand.home()
      session.hand.reopen()
      session.hand.memoryWarning()
      #expect(lines.take() == ["background", "active", "memory"])
      _ = Observable.just(true).bind(to: UIApplication.shared.rx.isNetworkActivityIndicatorVisible)
      #expect(UIApplication.shared.isNetworkActivityIndicatorVisible)
    }
  }

  @Test func aValueOfAControlOfYourOwn() {
    onScreen {
      let control = UISwitch()
      let property = UIControl.rx.value(control, getter: { $0.isOn }, setter: { $0.isOn = $1 })
      property.onNext(true)
      #expect(control.isOn)
    }
  }
}
