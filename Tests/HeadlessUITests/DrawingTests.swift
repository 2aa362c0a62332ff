import Foundation
import HeadlessUI
import Testing

/// How each view is drawn.
struct DrawingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable () -> UIView

    init<View: UIView>(
      _ picture: String,
      _ make: @autoclosure @escaping @Sendable () -> View,
      _ prepare: @escaping @Sendable (View) -> Void = { _ in }
    ) {
      testDescription = picture
      self.make = {
        let view = make()
        prepare(view)
        return view
      }
    }
  }

  @Test(arguments: [
    Row("Hello", UILabel()) { $0.text = "Hello" },
    Row("               centred", UILabel()) {
      $0.text = "centred"
      $0.textAlignment = .center
      $0.numberOfLines = 1
    },
    Row("A long text that does not fit in one …", UILabel()) {
      $0.text = "A long text that does not fit in one line"
    },
    Row("A long text that does not fit in one\nline", UILabel()) {
      $0.text = "A long text that does not fit in one line"
      $0.numberOfLines = 0
    },
    Row("Error                             ·red", UILabel()) {
      $0.text = "Error"
      $0.textColor = .red
    },
    Row("", UILabel()),
    Row("[ Add ]", UIButton(type: .system)) { $0.setTitle("Add", for: .normal) },
    Row("(- Add -)                         α0.5", UIButton(type: .system)) {
      $0.setTitle("Add", for: .normal)
      $0.isEnabled = false
      $0.alpha = 0.5
    },
    Row("[ ✓ ▣ star Favourite ]", UIButton(type: .custom)) {
      $0.setTitle("Favourite", for: .normal)
      $0.setImage(UIImage(named: "star"), for: .normal)
      $0.isSelected = true
    },
    Row("[ Off ]", UIButton()) {
      $0.setTitle("On", for: .selected)
      $0.setTitle("Off", for: .normal)
    },
    Row("▣ logo", UIImageView(image: UIImage(named: "logo"))),
    Row("[off]", UISwitch()),
    Row("[on ]", UISwitch()) { $0.isOn = true },
    Row("──●────── 0.25", UISlider()) { $0.value = 0.25 },
    Row("[−] 3 [+]", UIStepper()) { $0.value = 3 },
    Row("‹First›|Second", UISegmentedControl(items: ["First", "Second"])) {
      $0.selectedSegmentIndex = 0
    },
    Row("▓▓▓░░ 60%", UIProgressView()) { $0.progress = 0.6 },
    Row("(~)", UIActivityIndicatorView()) { $0.startAnimating() },
    Row("○ ● ○", UIPageControl()) {
      $0.numberOfPages = 3
      $0.currentPage = 1
    },
    Row("‹2016-05-01 04:17›", UIDatePicker()),
    Row("[rxlab___________]", UITextField()) { $0.text = "rxlab" },
    Row("[‹repeat›________]", UITextField()) { $0.placeholder = "repeat" },
    Row("[••••____________]", UITextField()) {
      $0.text = "abcd"
      $0.isSecureTextEntry = true
    },
    Row("[xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx]", UITextField()) {
      $0.text = String(repeating: "x", count: 35)
    },
    Row(
      "Left                Right",
      UIStackView(),
      { stack in
        for text in ["Left", "Right"] {
          let label = UILabel()
          label.text = text
          stack.addArrangedSubview(label)
        }
      }
    ),
    Row(
      "Above\nBelow",
      UIStackView(),
      { stack in
        stack.axis = .vertical
        for text in ["Above", "Below"] {
          let label = UILabel()
          label.text = text
          stack.addArrangedSubview(label)
        }
      }
    ),
  ])
  func picture(_ row: Row) {
    let screen = TestScreen()
    screen.show { [row.make()] }
    expectEqual(screen.rows, row.testDescription)
  }

  @Test func hiddenViewsTakeNoRows() {
    let screen = TestScreen()
    let labels = screen.run { (0..<3).map { _ in UILabel() } }
    for (label, text) in zip(labels, ["a", "b", "c"]) { label.text = text }
    screen.show { labels }
    labels[1].isHidden = true
    expectEqual(screen.rows, "a\nc")
    #expect(labels[2].frame == CGRect(x: 8, y: 20, width: 304, height: 20))
    labels[1].isHidden = false
    labels[0].superview?.bringSubviewToFront(labels[0])
    expectEqual(screen.rows, "b\nc\na")
  }

  @Test func aScrollViewShowsTheRowsAtItsOffset() {
    let screen = TestScreen([])
    let scroll = screen.run { UIScrollView() }
    screen.run {
      for number in 1...40 {
        let label = UILabel()
        label.text = "\(number)"
        scroll.addSubview(label)
      }
    }
    screen.show { [scroll] }
    #expect(screen.rows == (1...24).map { "\($0)" })
    #expect(scroll.contentSize.height == 800)
    screen.hand.scroll(scroll, by: 3)
    #expect(screen.rows == (4...27).map { "\($0)" })
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 60))
    screen.hand.scroll(scroll, by: 100)
    #expect(screen.rows.last == "40")
  }

  final class ScrollDelegate: UIScrollViewDelegate {
    var heard: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      heard.append("didScroll \(Int(scrollView.contentOffset.y))")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("willBegin") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
      heard.append("didEnd \(willDecelerate)")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      heard.append("animation")
    }
  }

  @Test func scrollingIsToldWhoeverDoesIt() {
    let screen = TestScreen([])
    let scroll = screen.run { UIScrollView() }
    let delegate = ScrollDelegate()
    scroll.delegate = delegate
    scroll.contentSize = CGSize(width: 320, height: 2000)
    screen.show { [scroll] }
    scroll.contentOffset = CGPoint(x: 0, y: 20)
    scroll.contentOffset = CGPoint(x: 0, y: 20)
    screen.hand.scroll(scroll, by: 2)
    scroll.setContentOffset(.zero, animated: true)
    screen.hand.wait(0)
    expectEqual(
      delegate.heard,
      """
      didScroll 20
      willBegin
      didScroll 40
      didScroll 60
      didEnd false
      didScroll 0
      animation
      """
    )
  }

  @Test func pullingRefreshes() {
    let screen = TestScreen([])
    let scroll = screen.run { UIScrollView() }
    let refresh = screen.run { UIRefreshControl() }
    screen.show { [scroll] }
    screen.hand.pull(scroll)
    #expect(screen.problems == ["scroll view has no refresh control"])
    scroll.refreshControl = refresh
    refresh.addHandler(for: .valueChanged) { _ in screen.note("refresh") }
    screen.hand.pull(scroll)
    #expect(refresh.isRefreshing)
    #expect(screen.rows.first == "(~)")
    refresh.endRefreshing()
    refresh.beginRefreshing()
    #expect(screen.log == ["refresh"])
  }
}
