import Foundation
import HeadlessUI
import Testing

/// Frames, which layout computes from the text.
struct LayoutTests {
  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test func aListTakesTheRowsThatAreLeft() {
    let screen = TestScreen([])
    let rows = Rows([(0..<50).map { "\($0)" }])
    let table = screen.run { UITableView() }
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    table.dataSource = rows
    screen.show {
      let container = UIView()
      container.addSubview(label("above"))
      container.addSubview(table)
      return [label("top"), container, label("bottom")]
    }
    screen.session.endTurn()
    #expect(table.frame == CGRect(x: 0, y: 20, width: 304, height: 420))
    #expect(screen.rows.count == 24)
    #expect(screen.rows.first == "top" && screen.rows.last == "bottom")
    #expect(table.visibleCells.count == 21)
  }

  @Test func aListHasThreeRowsAtLeast() {
    let screen = TestScreen([])
    let table = screen.run { UITableView() }
    screen.show { (0..<30).map { label("\($0)") } + [table] }
    screen.session.endTurn()
    #expect(table.frame.height == 60)
  }

  @Test func aListOutsideOfAWindowIsLaidOutByItsFrame() {
    let screen = TestScreen([])
    let rows = Rows([["a", "b", "c", "d"]])
    let table = screen.run { UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 40)) }
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 2)
    #expect(table.contentSize.height == 80)
  }

  @Test func fewerRowsMoveTheContentBack() {
    let screen = TestScreen([])
    let rows = Rows([(0..<50).map { "\($0)" }])
    let table = rows.shown(on: screen)
    screen.hand.scroll(table, by: 20)
    rows.sections = [(0..<30).map { "\($0)" }]
    table.reloadData()
    #expect(screen.rows.last == "└ 29")
    #expect(table.contentOffset.y == 120)
    #expect(table.bounds.origin.y == 120)
    rows.sections = [["only"]]
    table.reloadData()
    #expect(screen.rows == ["└ only"])
  }

  @Test func aFrameOfTheProgramIsKeptAndDrawnInTheSamePlace() {
    let screen = TestScreen([])
    let first = screen.run { label("first") }
    let second = screen.run { label("second") }
    first.frame = CGRect(x: 50, y: 400, width: 10, height: 10)
    screen.show { [first, second] }
    #expect(screen.rows == ["first", "second"])
    #expect(first.frame == CGRect(x: 50, y: 400, width: 10, height: 10))
    #expect(second.frame.origin.y == 20)
  }

  @Test func viewsHearOfTheirWindow() {
    final class View: UIView {
      var heard: [String] = []
      override func didMoveToSuperview() { heard.append("superview \(superview != nil)") }
      override func didMoveToWindow() { heard.append("window \(window != nil)") }
    }
    let screen = TestScreen([])
    let view = screen.run { View() }
    screen.show { [view] }
    view.removeFromSuperview()
    #expect(view.heard == ["superview true", "window true", "window false", "superview false"])
  }

  @Test func constraintsSayOnceThatTheyHaveNoEffect() {
    let screen = TestScreen([])
    screen.show {
      let (one, other) = (label("one"), label("other"))
      NSLayoutConstraint.activate([
        one.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 8),
        one.widthAnchor.constraint(equalToConstant: 100),
        NSLayoutConstraint(
          item: one,
          attribute: .left,
          relatedBy: .equal,
          toItem: other,
          attribute: .left,
          multiplier: 1,
          constant: 8
        ),
      ])
      return [one, other]
    }
    #expect(screen.log.count == 1)
    #expect(screen.rows == ["one", "other"])
  }

  @Test func animationsChangeAtOnceAndEndInTime() {
    let screen = TestScreen([])
    let view = screen.run { label("x") }
    screen.show { [view] }
    screen.run {
      UIView.animate(withDuration: 0.3) {
        view.alpha = 0.5
      } completion: { finished in
        screen.note("finished \(finished)")
      }
    }
    #expect(view.alpha == 0.5)
    screen.hand.wait(0.2)
    #expect(screen.log.isEmpty)
    screen.hand.wait(0.1)
    #expect(screen.log == ["finished true"])
  }

  @Test func orderOfSubviews() {
    let screen = TestScreen([])
    let labels = screen.run { ["a", "b", "c", "d"].map(label) }
    screen.show { labels }
    let root = labels[0].superview
    root?.insertSubview(labels[0], aboveSubview: labels[2])
    #expect(screen.rows == ["b", "c", "a", "d"])
    root?.insertSubview(labels[3], belowSubview: labels[1])
    #expect(screen.rows == ["d", "b", "c", "a"])
    root?.insertSubview(labels[2], at: 0)
    #expect(screen.rows == ["c", "d", "b", "a"])
    root?.sendSubviewToBack(labels[0])
    #expect(screen.rows == ["a", "c", "d", "b"])
    #expect(root?.viewWithTag(0) === root)
  }
}
