import Foundation
import HeadlessUI
import Testing

/// What the picture says of a batch, and what the log says of a transition.
struct MarksTests {
  @Test func marksLastUntilTheNextGesture() {
    let screen = TestScreen([.screen])
    let rows = Rows([["1", "5"], ["3", "2"]])
    let table = rows.shown(on: screen)
    screen.session.endTurn()
    rows.sections = [["5x", "1"], ["n", "2"]]
    table.performBatchUpdates {
      table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
      table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      table.deleteRows(at: [IndexPath(row: 0, section: 1)], with: .fade)
      table.insertRows(at: [IndexPath(row: 0, section: 1)], with: .fade)
    }
    expectEqual(
      [screen.session.picture],
      """
      ┌────────────────────────────────────────┐
      │ ├ 5x                                   │ table, ~ 5
      │ └ 1                                    │ ⇅ 0,0
      │ ├ n                                    │ + new
      │ └ 2                                    │
      └────────────────────────────────────────┘
        − 1,0 "3"
      """
    )
    screen.session.endTurn()
    #expect(screen.log.filter { $0.hasPrefix("┌") }.count == 2)
    screen.hand.wait(0)
    #expect(!screen.session.picture.contains("+ new"))
    #expect(screen.log.filter { $0.hasPrefix("┌") }.count == 2)
  }

  @Test func transitionsAreChanges() {
    let screen = TestScreen([.gesture, .shown])
    screen.run {
      let (feed, post) = (UIViewController(), UIViewController())
      feed.title = "Feed"
      post.title = "Post"
      let navigation = UINavigationController(rootViewController: feed)
      screen.session.show(navigation)
      navigation.pushViewController(post, animated: true)
      screen.hand.back()
      let alert = UIAlertController(title: "Error", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      feed.present(alert, animated: true)
      screen.hand.tap("OK")
    }
    expectEqual(
      screen.log,
      """
      screen: Feed → Post
      user: back
      screen: Post → Feed
      screen: Feed → alert "Error"
      user: tap OK
      screen: alert "Error" → Feed
      """
    )
  }

  @Test func theRunLoopRunsWhileTheHandWaits() {
    let screen = TestScreen([])
    screen.session.clock = RunLoopClock()
    let label = screen.run { UILabel() }
    screen.show { [label] }
    screen.session.clock.schedule(after: 0) { label.text = "now" }
    screen.session.clock.schedule(after: 0.01) { label.text = "later" }
    screen.hand.wait(until: "later")
    #expect(label.text == "later")
    #expect(screen.problems.isEmpty)
  }

  @Test func sectionHeadersHaveHeightsAndViews() {
    final class Headers: UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        section == 0 ? 0 : 40
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Header")
        view?.textLabel?.text = "Header \(section)"
        return view
      }
    }
    let screen = TestScreen([])
    let rows = Rows([["a"], ["b"]])
    let headers = Headers()
    let table = rows.shown(on: screen)
    table.register(
      UITableViewHeaderFooterView.self,
      forHeaderFooterViewReuseIdentifier: "Header"
    )
    table.delegate = headers
    table.reloadData()
    #expect(screen.rows == ["└ a", "Header 1", "", "└ b"])
  }

  @Test func appKitControlsAreTheirKin() {
    let screen = TestScreen([])
    let (button, slider, field, view) = screen.run {
      (NSButton(), NSSlider(), NSTextField(), NSTextView())
    }
    let target = ControlLaws.Target()
    button.title = "Dispose"
    button.target = target
    button.action = "hear"
    field.stringValue = "a"
    view.string = "b"
    screen.show { [button, slider, field, view] }
    screen.hand.tap("Dispose")
    screen.hand.set(slider, to: 0.4)
    screen.hand.type("x", into: field)
    screen.hand.type("y", into: view)
    #expect(target.heard == 1)
    #expect(slider.doubleValue == 0.4)
    #expect(field.stringValue == "ax")
    #expect(view.string == "by")
    #expect(screen.problems.isEmpty)
  }
}
