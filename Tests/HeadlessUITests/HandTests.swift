import Foundation
import HeadlessUI
import Testing

/// What the hand refuses, and what it says then.
struct HandTests {
  private func button(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return button
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let target: String
    let sentence: String
    let prepare: @Sendable (UIButton, UIView) -> Void

    init(
      _ name: String,
      _ target: String,
      _ sentence: String,
      _ prepare: @escaping @Sendable (UIButton, UIView) -> Void = { _, _ in }
    ) {
      testDescription = name
      self.target = target
      self.sentence = sentence
      self.prepare = prepare
    }
  }

  @Test(arguments: [
    Refusal(
      "a wrong name",
      "Sgin up",
      #"there is no "Sgin up" on the screen; it has: button "Sign up", label "Hello""#
    ),
    Refusal("a disabled control", "Sign up", #"button "Sign up" is disabled"#) { button, _ in
      button.isEnabled = false
    },
    Refusal(
      "a hidden control",
      "Sign up",
      #"there is no "Sign up" on the screen; it has: label "Hello""#
    ) { button, _ in button.isHidden = true },
    Refusal(
      "a transparent control",
      "Sign up",
      #"there is no "Sign up" on the screen; it has: label "Hello""#
    ) { button, _ in button.alpha = 0 },
    Refusal("no control", "Hello", #"label "Hello" does not react to that"#),
    Refusal(
      "a control in a container that is not interactive",
      "Sign up",
      #"button "Sign up" is in a view that is not interactive"#
    ) { _, container in container.isUserInteractionEnabled = false },
  ])
  func refuses(_ row: Refusal) {
    let screen = TestScreen()
    var taps = 0
    screen.show {
      let container = UIView()
      let signUp = button("Sign up")
      signUp.addHandler(for: .touchUpInside) { _ in taps += 1 }
      let label = UILabel()
      label.text = "Hello"
      container.addSubview(signUp)
      row.prepare(signUp, container)
      return [container, label]
    }
    screen.hand.tap(row.target)
    #expect(screen.problems == [row.sentence])
    #expect(taps == 0)
  }

  @Test func twoOfOneNameNeedTheViewAround() {
    let screen = TestScreen()
    var tapped: [String] = []
    screen.show {
      ["left", "right"].map { side in
        let container = UIView()
        container.accessibilityIdentifier = side
        let ok = button("OK")
        ok.addHandler(for: .touchUpInside) { _ in tapped.append(side) }
        container.addSubview(ok)
        return container
      }
    }
    screen.hand.tap("OK")
    expectEqual(
      screen.problems,
      """
      2 things on the screen are called "OK": button "OK", button "OK"
      note: say which with `in:` and a view around it, or pass the object
      """
    )
    screen.hand.tap("OK", in: "right")
    #expect(tapped == ["right"])
  }

  @Test func aGestureWithinAGestureIsRefused() {
    let screen = TestScreen()
    screen.show {
      let outer = button("Outer")
      outer.addHandler(for: .touchUpInside) { _ in screen.hand.tap("Outer") }
      return [outer]
    }
    screen.hand.tap("Outer")
    #expect(screen.problems.count == 1)
    #expect(screen.problems.first?.contains("while another one is under way") == true)
  }

  @Test func aLabelPassesATapToTheViewAroundIt() {
    let screen = TestScreen()
    var states: [UIGestureRecognizer.State] = []
    screen.show {
      let card = UIView()
      let label = UILabel()
      label.text = "Card"
      card.addSubview(label)
      let recognizer = UITapGestureRecognizer()
      recognizer.addHandler { states.append($0.state) }
      card.addGestureRecognizer(recognizer)
      return [card]
    }
    screen.hand.tap("Card")
    #expect(states == [.ended])
    #expect(screen.problems.isEmpty)
  }

  @Test func whatIsBelowTheScreenCannotBeReached() {
    let screen = TestScreen()
    screen.show { (1...30).map { button("Button \($0)") } }
    screen.hand.tap("Button 24")
    #expect(screen.problems.isEmpty)
    screen.hand.tap("Button 25")
    #expect(screen.problems.count == 1)
  }

  @Test func waitsUntilATextIsThere() {
    let screen = TestScreen()
    let label = screen.run { UILabel() }
    screen.show { [label] }
    screen.session.clock.schedule(after: 1.5) { label.text = "RxCocoa" }
    let start = screen.session.clock.now
    screen.hand.wait(until: "RxCocoa")
    let waited = screen.session.clock.now.timeIntervalSince(start)
    #expect(waited > 1.49 && waited < 1.52)
    screen.hand.patience = .seconds(1)
    screen.hand.wait(until: "RxSwift")
    #expect(screen.problems.first?.contains("\"RxSwift\" did not come within 1.0 seconds") == true)
  }
}
