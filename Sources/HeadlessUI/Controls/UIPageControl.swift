/// The page of a few that is shown, drawn as `○ ● ○`.
open class UIPageControl: UIControl {
  open var numberOfPages = 0 {
    didSet {
      if currentPage >= numberOfPages { currentPage = max(numberOfPages - 1, 0) }
      changed("numberOfPages", from: oldValue, to: numberOfPages)
    }
  }

  private var page = 0

  /// The page, within the number of pages.
  open var currentPage: Int {
    get { page }
    set {
      let before = page
      page = min(max(newValue, 0), max(numberOfPages - 1, 0))
      changed("currentPage", from: before, to: page)
    }
  }

  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [
      ObservableProperty("numberOfPages", \UIPageControl.numberOfPages),
      ObservableProperty("currentPage", \UIPageControl.currentPage),
    ]
  }

  package override var kind: String { "page control" }

  package override var gestures: Set<Gesture.Kind> { [.step] }

  open override func perform(_ gesture: Gesture) -> String? {
    guard case .step(let direction) = gesture else { return super.perform(gesture) }
    let target = page + (direction == .up ? 1 : -1)
    guard (0..<numberOfPages).contains(target) else { return "the page control is at its end" }
    currentPage = target
    sendActions(for: .valueChanged)
    return nil
  }

  open override var isDrawn: Bool { super.isDrawn && !(hidesForSinglePage && numberOfPages <= 1) }

  open override func textRows(width: Int) -> [TextRow] {
    [TextRow((0..<numberOfPages).map { $0 == page ? "●" : "○" }.joined(separator: " "))]
  }
}
