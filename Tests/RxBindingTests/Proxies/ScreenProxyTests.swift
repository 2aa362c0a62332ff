import Foundation
import HeadlessUI
import RxBinding
import Testing

/// The proxies of the screen's own views.
@MainActor
struct ScreenProxyTests {
  private final class Delegate: UISearchBarDelegate, UITextViewDelegate {
    let lines: Lines

    init(_ lines: Lines) { self.lines = lines }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.add("delegate search") }
    func textViewDidChange(_ textView: UITextView) { lines.add("delegate change") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.add("delegate scroll") }
  }

  @Test func searchBar() {
    checkProperty(
      { UISearchBar() },
      { $0.rx.text.orEmpty },
      values: ("", "rx", "abc"),
      act: { hand, bar in
        hand.clear(bar)
        hand.type("rx", into: bar)
      }
    )
    checkProperty(
      { () -> UISearchBar in
        let bar = UISearchBar()
        bar.scopeButtonTitles = ["a", "b", "c"]
        return bar
      },
      { $0.rx.selectedScopeButtonIndex },
      values: (0, 2, 1),
      act: { hand, bar in
        hand.choose("c", in: bar)
      }
    )
    checkEvent(
      { UISearchBar() },
      { $0.rx.searchButtonClicked },
      act: { hand, bar in
        hand.focus(on: bar)
        hand.press(.return)
      }
    )
    checkEvent(
      { UISearchBar() },
      { $0.rx.textDidBeginEditing },
      act: { hand, bar in
        hand.focus(on: bar)
        bar.resignFirstResponder()
      }
    )
    checkEvent(
      { UISearchBar() },
      { $0.rx.textDidEndEditing },
      act: { hand, bar in
        hand.focus(on: bar)
        bar.resignFirstResponder()
      }
    )
    checkEvent(
      { () -> UISearchBar in
        let bar = UISearchBar()
        bar.showsCancelButton = true
        return bar
      },
      { $0.rx.cancelButtonClicked },
      act: { hand, _ in hand.tap("Cancel") }
    )
  }

  @Test func theOrdinaryDelegateHearsToo() {
    onScreen {
      let session = ScreenSession.current
      let lines = Lines()
      let delegate = Delegate(lines)
      let bar = UISearchBar()
      session.show(bar)
      let installed = bar.rx.setDelegate(delegate)
      _ = bar.rx.searchButtonClicked.subscribe(onNext: { lines.add("rx search") })
      session.hand.focus(on: bar)
      session.hand.press(.return)
      #expect(lines.take() == ["delegate search", "rx search"])
      installed.dispose()
      session.hand.press(.return)
      #expect(lines.take() == ["rx search"])
    }
  }

  @Test func scrollView() {
    onScreen {
      let lines = Lines()
      let view = UIScrollView()
      let delegate = Delegate(lines)
      _ = view.rx.setDelegate(delegate)
      _ = view.rx.contentOffset.subscribe(onNext: { lines.add("at \($0.y)") })
      _ = view.rx.didScroll.subscribe(onNext: { lines.add("scrolled") })
      _ = view.rx.didZoom.subscribe(onNext: { lines.add("zoomed") })
      _ = view.rx.didEndDragging.subscribe(onNext: { lines.add("dragged \($0)") })
      _ = view.rx.willBeginZooming.subscribe(onNext: { lines.add("zooming \($0 as Any)") })
      _ = view.rx.didEndZooming.subscribe(onNext: { lines.add("zoomed to \($0.scale)") })
      view.contentOffset = CGPoint(x: 0, y: 20)
      #expect(lines.take() == ["at 0.0", "at 20.0", "scrolled", "delegate scroll"])
      view.rx.contentOffset.onNext(CGPoint(x: 0, y: 40))
      #expect(view.contentOffset.y == 40)
      _ = lines.take()
      view.zoomScale = 1
      view.delegate?.scrollViewDidEndDragging(view, willDecelerate: true)
      view.delegate?.scrollViewWillBeginZooming(view, with: nil)
      view.delegate?.scrollViewDidEndZooming(view, with: view, atScale: 2)
      #expect(lines.take() == ["dragged true", "zooming nil", "zoomed to 2.0"])
    }
  }

  @Test func anOffsetThatIsBoundEndsWithTheScrollView() {
    onScreen {
      let lines = Lines()
      let wanted = BehaviorRelay(value: CGPoint(x: 0, y: 20))
      var view: UIScrollView? = UIScrollView()
      if let offset = view?.rx.contentOffset {
        _ = wanted.bind(to: offset)
        _ = offset.subscribe(
          onNext: { lines.add("at \($0.y)") },
          onCompleted: { lines.add("completed") }
        )
      }
      view = nil
      #expect(lines.take() == ["at 20.0", "completed"])
    }
  }

  @Test func aSubscriberDecidesWhereTheContentComesToRest() {
    onScreen {
      let view = UIScrollView()
      _ = view.rx.willEndDragging.subscribe(onNext: { velocity, target in
        target.pointee = CGPoint(x: 0, y: 60)
      })
      var target = CGPoint.zero
      view.delegate?.scrollViewWillEndDragging(
        view,
        withVelocity: .zero,
        targetContentOffset: &target
      )
      #expect(target.y == 60)
    }
  }

  @Test func aTextViewHasTheProxyOfItsOwnClass() {
    onScreen {
      let session = ScreenSession.current
      let lines = Lines()
      let view = UITextView()
      session.show(view)
      let delegate = Delegate(lines)
      _ = view.rx.setDelegate(delegate)
      #expect(view.rx.delegate is RxTextViewDelegateProxy)
      _ = view.rx.didBeginEditing.subscribe(onNext: { lines.add("begin") })
      _ = view.rx.didChange.subscribe(onNext: { lines.add("change") })
      _ = view.rx.didEndEditing.subscribe(onNext: { lines.add("end") })
      _ = view.rx.didChangeSelection.subscribe(onNext: { lines.add("selection") })
      session.hand.type("a", into: view)
      view.resignFirstResponder()
      #expect(lines.take() == ["begin", "selection", "delegate change", "change", "end"])
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func aTextViewTellsOfEachChangeOneTurnLater() async {
    let (seen, report) = AsyncStream<String>.makeStream()
    let lines = Lines()
    let view = ScreenSession().run { UITextView() }
    let subscription = view.rx.text.orEmpty.subscribe(onNext: { text in
      lines.add("<\(text)>")
      report.yield(text)
    })
    view.text = "a"
    #expect(lines.take() == ["<>"], "not yet")
    var received: [String] = []
    for await text in seen {
      received.append(text)
      if received.count == 2 { break }
    }
    #expect(received == ["", "a"])
    subscription.dispose()
  }

  @Test func aTextStorageTellsWhatChanged() {
    onScreen {
      let lines = Lines()
      let view = UITextView()
      _ = view.textStorage.rx.didProcessEditingRangeChangeInLength.subscribe(onNext: { change in
        lines.add("\(change.editedRange.location)+\(change.editedRange.length) \(change.delta)")
      })
      view.text = "abc"
      #expect(lines.take() == ["0+3 3"])
    }
  }
}
