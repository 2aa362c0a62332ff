import HeadlessUI
import Testing

/// A program of a label and a button, as the tests of other people would use it.
struct CounterTests {
  final class Counter: UIViewController {
    let count = UILabel()
    let add = UIButton(type: .system)
    private var taps = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Counter"
      count.text = "0"
      add.setTitle("Add", for: .normal)
      add.addTarget(self, action: Counter.increment, for: .touchUpInside)
      view.addSubview(count)
      view.addSubview(add)
    }

    private func increment() {
      taps += 1
      count.text = "\(taps)"
    }
  }

  @Test func picture() {
    let screen = TestScreen()
    screen.run { screen.session.show(Counter()) }
    expectEqual(
      [screen.session.picture],
      """
      ┌─ Counter ──────────────────────────────┐
      │ 0                                      │ count
      │ [ Add ]                                │ add
      └────────────────────────────────────────┘
      """
    )
  }

  @Test func tapsAreCounted() {
    let screen = TestScreen()
    let counter = screen.run { Counter() }
    screen.run { screen.session.show(counter) }
    screen.hand.tap("Add")
    screen.hand.tap("add")
    screen.hand.tap(counter.add)
    #expect(counter.count.text == "3")
    expectEqual(
      screen.log,
      """
      user: tap Add
      screen: count "0" → "1"
      user: tap add
      screen: count "1" → "2"
      user: tap add
      screen: count "2" → "3"
      """
    )
    #expect(screen.problems.isEmpty)
  }

  @Test func pictureIsRecordedAtTheEndOfATurn() {
    let screen = TestScreen([.gesture, .screen])
    screen.run { screen.session.show(Counter()) }
    screen.session.endTurn()
    screen.session.endTurn()
    screen.hand.tap("Add")
    #expect(screen.log.count == 3)
    #expect(screen.log.first?.contains("│ 0 ") == true)
    #expect(screen.log.last?.contains("│ 1 ") == true)
  }

  @Test func controllerGoesWithItsWindow() {
    let screen = TestScreen()
    weak var gone: Counter?
    screen.run {
      let counter = Counter()
      gone = counter
      screen.session.show(counter)
    }
    #expect(gone != nil)
    screen.session.close()
    #expect(gone == nil)
  }
}
