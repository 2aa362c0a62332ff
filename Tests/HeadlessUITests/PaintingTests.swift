import Foundation
import HeadlessUI
import Testing

/// When a view is asked to paint and to lay out, and what it has for it.
struct PaintingTests {
  final class Paper: UIView {
    var painted: [Bool] = []

    override func draw(_ rect: CGRect) {
      UIColor.red.setStroke()
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 4, y: 6))
      path.stroke()
      #expect(path.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
      painted.append(UIGraphicsGetCurrentContext() != nil && rect == bounds)
    }
  }

  @Test func aViewPaintsWhenItIsShownAndWhenItAsksFor() {
    let screen = TestScreen([])
    let paper = screen.run { Paper(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    paper.layoutIfNeeded()
    #expect(paper.painted == [])
    screen.show { [paper] }
    screen.session.endTurn()
    #expect(paper.painted == [true])
    paper.setNeedsLayout()
    screen.session.endTurn()
    #expect(paper.painted == [true])
    paper.setNeedsDisplay()
    screen.session.endTurn()
    #expect(paper.painted == [true, true])
    #expect(screen.run { UIGraphicsGetCurrentContext() } == nil)
  }

  @Test func aLayoutIsAMessageThatCanBeObserved() {
    let screen = TestScreen([])
    let view = screen.run { UIView() }
    let observation = view.observe(
      message: "layoutSubviews",
      before: { _ in screen.note("before") },
      after: { _ in screen.note("after") }
    )
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    observation.cancel()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(screen.log == ["before", "after"])
  }

  final class Clock {
    var pictures = 0
    func update() { pictures += 1 }
  }

  @Test func aDisplayLinkTicksSixtyTimesASecondUntilItIsInvalid() {
    let screen = TestScreen([])
    let link = screen.run {
      let clock = Clock()
      let link = CADisplayLink(target: clock, action: Clock.update)
      link.add(to: .main, forMode: .default)
      screen.hand.wait(0.99)
      #expect(clock.pictures == 59)
      link.isPaused = true
      screen.hand.wait(1)
      #expect(clock.pictures == 59)
      link.isPaused = false
      link.preferredFramesPerSecond = 10
      screen.hand.wait(0.99)
      #expect(clock.pictures == 69)
      return (link, Weak(clock))
    }
    #expect(link.1.clock != nil)
    link.0.invalidate()
    #expect(link.1.clock == nil)
  }

  private struct Weak {
    weak var clock: Clock?
    init(_ clock: Clock) { self.clock = clock }
  }

  @Test func transformsArePutTogether() {
    let turned = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2).scaledBy(x: 2, y: 3)
    let point = CGPoint(x: 1, y: 1).applying(turned)
    #expect(abs(point.x - 7) < 1e-9 && abs(point.y - 2) < 1e-9)
    #expect(CGAffineTransform().isIdentity && !turned.isIdentity)
    #expect(UIView().transform == .identity)
  }
}
