import Foundation
import HeadlessUI
import RxBinding
import Testing

@MainActor
struct ObserveTests {
  @Test func theValueNowAndEachThatIsSet() {
    onScreen {
      let lines = Lines()
      let label = UILabel()
      label.text = "a"
      let subscription = label.rx.observe(String.self, "text")
        .subscribe(onNext: { lines.add($0 ?? "nil") })
      label.text = "b"
      label.text = "b"
      label.text = nil
      subscription.dispose()
      label.text = "c"
      #expect(lines.take() == ["a", "b", "b", "nil"])
    }
  }

  @Test func byKeyPath() {
    onScreen {
      let lines = Lines()
      let label = UILabel()
      _ = label.rx.observe(\.text).subscribe(onNext: { lines.add($0 ?? "nil") })
      _ = (label as UIView).rx.observe(\.isHidden, options: [.new]).subscribe(onNext: {
        lines.add("\($0)")
      })
      label.text = "b"
      label.isHidden = true
      #expect(lines.take() == ["nil", "b", "true"])
    }
  }

  @Test func options() {
    onScreen {
      let label = UILabel()
      label.text = "a"
      let rows: [(KeyValueObservingOptions, [String])] = [
        ([.initial, .new], ["a", "b"]), ([.new], ["b"]), ([.initial], ["nil", "nil"]),
        ([], ["nil"]),
      ]
      for (options, expected) in rows {
        let lines = Lines()
        label.text = "a"
        let subscription = label.rx.observe(String.self, "text", options: options)
          .subscribe(onNext: { lines.add($0 ?? "nil") })
        label.text = "b"
        subscription.dispose()
        #expect(lines.take() == expected)
      }
    }
  }

  @Test func aValueOfAnotherTypeIsNil() {
    onScreen {
      let lines = Lines()
      let label = UILabel()
      label.text = "a"
      _ = label.rx.observe(Int.self, "text").subscribe(onNext: { lines.add("\($0 as Any)") })
      #expect(lines.take() == ["nil"])
    }
  }

  @Test func aNameThatCannotBeObservedIsAnError() {
    onScreen {
      let lines = Lines()
      let label = UILabel()
      _ = label.rx.observe(String.self, "txt").subscribe(onError: { error in
        guard case RxCocoaError.invalidPropertyName(_, let name) = error else { return }
        lines.add(name)
      })
      _ = NSObject().rx.observe(String.self, "name").subscribe(onError: { _ in lines.add("error") })
      _ = label.rx.observe(\.objectNumber).subscribe(onError: { _ in lines.add("error") })
      #expect(lines.take() == ["txt", "error", "error"])
    }
  }

  @Test func theObjectIsKeptUnlessTheProgramSaysOtherwise() {
    onScreen {
      weak var kept: UILabel?
      var subscriptions: [any Disposable] = []
      do {
        let label = UILabel()
        kept = label
        subscriptions.append(label.rx.observe(String.self, "text", retainSelf: false).subscribe())
      }
      #expect(kept == nil)
      do {
        let label = UILabel()
        kept = label
        subscriptions.append(label.rx.observe(String.self, "text").subscribe())
      }
      #expect(kept != nil)
      for subscription in subscriptions { subscription.dispose() }
      subscriptions = []
      #expect(kept == nil)
    }
  }

  @Test func weaklyEndsWithNil() {
    onScreen {
      let lines = Lines()
      var label: UILabel? = UILabel()
      label?.text = "a"
      _ = label!.rx.observeWeakly(String.self, "text").subscribe(
        onNext: { lines.add($0 ?? "nil") },
        onCompleted: { lines.add("completed") }
      )
      label?.text = "b"
      label = nil
      #expect(lines.take() == ["a", "b", "nil", "completed"])
    }
  }

  /// An object with a property that leads to another one.
  private final class Holder: UIObject {
    weak var label: UILabel? {
      didSet { notifyObservers("label", from: oldValue, to: label) }
    }

    override class var observableProperties: [ObservableProperty] {
      super.observableProperties + [ObservableProperty("label", \Holder.label)]
    }
  }

  @Test func aPathIsFollowedStepByStep() {
    onScreen {
      let lines = Lines()
      let holder = Holder()
      _ = holder.rx.observeWeakly(String.self, "label.text")
        .subscribe(onNext: { lines.add($0 ?? "nil") })
      var first: UILabel? = UILabel()
      first?.text = "a"
      holder.label = first
      let second = UILabel()
      second.text = "x"
      #expect(lines.take() == ["nil", "a"])
      first = nil
      #expect(lines.take() == ["nil"], "a weak property became nil")
      holder.label = second
      second.text = "y"
      holder.label = nil
      second.text = "z"
      #expect(lines.take() == ["x", "y", "nil"])
    }
  }

  @Test func aStepThatIsNoObjectIsAnError() {
    onScreen {
      let lines = Lines()
      let label = UILabel()
      label.text = "a"
      _ = label.rx.observe(Int.self, "text.count").subscribe(onError: { error in
        if case RxCocoaError.invalidObjectOnKeyPath = error { lines.add("error") }
      })
      #expect(lines.take() == ["error"])
    }
  }

  @Test func storedNumbersAndRawValues() {
    onScreen {
      #expect(Int(KVOValue: 3) == 3)
      #expect(Int32(KVOValue: 3) == 3)
      #expect(Int64(KVOValue: 3) == 3)
      #expect(UInt(KVOValue: 3) == 3)
      #expect(UInt32(KVOValue: 3) == 3)
      #expect(UInt64(KVOValue: 3) == 3)
      #expect(Bool(KVOValue: true) == true)
      let lines = Lines()
      let label = UILabel()
      _ = label.rx.observe(Bool.self, "isHidden").subscribe(onNext: { lines.add("\($0 as Any)") })
      _ = label.rx.observeWeakly(Bool.self, "isHidden")
        .subscribe(onNext: { lines.add("\($0 as Any)") })
      #expect(lines.take() == ["Optional(false)", "Optional(false)"])
    }
  }

  @Test func whatObjectiveCStoresOtherwise() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGRect(KVOValue: NSValue(rect: rect)) == rect)
    #expect(CGPoint(KVOValue: NSValue(point: rect.origin)) == rect.origin)
    #expect(CGSize(KVOValue: NSValue(size: rect.size)) == rect.size)
    #expect(UInt32(KVOValue: 7) == 7)
  }
}
