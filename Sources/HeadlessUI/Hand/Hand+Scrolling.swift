import Foundation

extension Hand {
  /// Moves a list by rows: downwards if positive.
  public func scroll(_ target: any HandTarget, by rows: Int) {
    make(.scroll(rows: rows), on: target, "scroll \(name(target)) by \(rows)")
  }

  /// Pulls a list down at its top, which refreshes it.
  public func pull(_ target: any HandTarget) {
    make(.pull, on: target, "pull \(name(target))")
  }

  /// Touches the status bar, which moves a list to its top.
  public func scrollToTop(_ target: any HandTarget) {
    act(note: "scroll \(name(target)) to the top") {
      (find(.scroll, target) as? UIScrollView)?.scrollToTop()
    }
  }

  /// Moves two fingers apart or together.
  public func zoom(_ target: any HandTarget, to scale: Double) {
    act(note: "zoom \(name(target)) to \(scale)") {
      (find(.scroll, target) as? UIScrollView)?.zoom(to: CGFloat(scale))
    }
  }
}
