import Foundation
import HeadlessUI
import ReactiveSignals
import SignalsBinding
import Testing

/// What a person does at a control, as signals, and what a program shows there, as targets.
@MainActor
struct ControlTests {
  @Test func controlEventsSendTheControlAndCompleteWithIt() {
    onScreen {
      var log: [String] = []
      var button: UIButton? = UIButton()
      button?.setTitle("Save", for: .normal)
      button?.reactive.controlEvents(.touchUpInside).observe { event in
        switch event {
        case .value(let sender): log.append(sender.currentTitle ?? "")
        default: log.append("\(event)")
        }
      }
      button?.sendActions(for: .touchUpInside)
      button?.sendActions(for: .touchUpInside)
      #expect(log == ["Save", "Save"])
      button = nil
      #expect(log == ["Save", "Save", "COMPLETED"])
    }
  }

  @Test func targetsShowWhatSignalsSend() {
    onScreen {
      let (texts, input) = Signal<String, Never>.pipe()
      let label = UILabel()
      let spinner = UIActivityIndicatorView()
      let isBusy = MutableProperty(true)
      label.reactive.text <~ texts
      spinner.reactive.isAnimating <~ isBusy
      #expect(spinner.isAnimating)
      input.send(value: "hello")
      isBusy.value = false
      #expect(label.text == "hello")
      #expect(!spinner.isAnimating)
    }
  }

  @Test func continuousTextValuesFollowTheTyping() {
    onScreen {
      var texts: [String] = []
      let field = UITextField()
      field.reactive.continuousTextValues.observeValues { texts.append($0) }
      field.text = "by the program"
      #expect(texts.isEmpty)
      field.text = "a"
      field.sendActions(for: .editingChanged)
      #expect(texts == ["a"])
    }
  }

  @Test func aPressedButtonRunsItsActionAndIsEnabledWithIt() {
    onScreen {
      let (work, input) = Signal<Int, Never>.pipe()
      var runs = 0
      let action = Action<Void, Int, Never> {
        runs += 1
        return work.producer.take(first: 1)
      }
      let button = UIButton()
      button.reactive.pressed = CocoaAction(action)
      #expect(button.isEnabled)
      button.sendActions(for: .primaryActionTriggered)
      #expect(!button.isEnabled)
      button.sendActions(for: .primaryActionTriggered)
      #expect(runs == 1)
      input.send(value: 1)
      #expect(button.isEnabled)
      button.reactive.pressed = nil
      button.sendActions(for: .primaryActionTriggered)
      #expect(runs == 1)
    }
  }

  @Test func aTargetMadeForAnObjectEndsWithIt() {
    onScreen {
      final class Model: NSObject {
        var name = ""
      }
      let (names, input) = Signal<String, Never>.pipe()
      var model: Model? = Model()
      weak let observed = model
      if let model { model.reactive[\.name] <~ names }
      input.send(value: "Ada")
      #expect(observed?.name == "Ada")
      model = nil
      #expect(observed == nil)
      input.send(value: "Bob")
    }
  }

  @Test func makeBindingTargetPassesTheObject() {
    onScreen {
      let label = UILabel()
      let target: BindingTarget<Int> = label.reactive.makeBindingTarget { $0.text = "\($1) items" }
      target <~ SignalProducer(value: 3)
      #expect(label.text == "3 items")
    }
  }

  @Test func aLifetimeEndsWithItsObject() {
    onScreen {
      var label: UILabel? = UILabel()
      let lifetime = label?.reactive.lifetime
      var log: [String] = []
      if let label {
        SignalProducer<Int, Never>.never.take(duringLifetimeOf: label)
          .startWithCompleted { log.append("completed") }
      }
      #expect(lifetime?.hasEnded == false)
      label = nil
      #expect(lifetime?.hasEnded == true)
      #expect(log == ["completed"])
    }
  }
}
