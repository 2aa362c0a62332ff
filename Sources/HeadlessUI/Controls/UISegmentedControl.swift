public import Foundation

/// A choice among a few titles, drawn as `‹First›|Second`.
open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  private struct Segment: Equatable {
    var title: String?
    var image: UIImage?
    var isEnabled = true

    var text: String { title ?? image?.description ?? "" }
  }

  private var segments: [Segment] = []

  /// - Parameter items: Titles and images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map {
      Segment(title: $0 as? String, image: $0 as? UIImage)
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var selection = noSegment

  open var selectedSegmentTintColor: UIColor?

  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      let before = selection
      selection = segments.indices.contains(newValue) ? newValue : Self.noSegment
      changed("selectedSegmentIndex", from: before, to: selection)
    }
  }

  open var numberOfSegments: Int { segments.count }

  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change { $0[segment].title = title }
  }

  open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change { $0[segment].image = image }
  }

  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change { $0[segment].isEnabled = enabled }
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  private func insert(_ new: Segment, at index: Int) {
    let index = min(max(index, 0), segments.count)
    change { $0.insert(new, at: index) }
    if selection >= index { selection += 1 }
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    change { $0.remove(at: segment) }
    if selection == segment {
      selection = Self.noSegment
    } else if selection > segment {
      selection -= 1
    }
  }

  open func removeAllSegments() {
    change { $0 = [] }
    selection = Self.noSegment
  }

  private func change(_ body: (inout [Segment]) -> Void) {
    let before = segments.map(\.text)
    body(&segments)
    changed("segments", from: before, to: segments.map(\.text))
    contentDidChange()
  }

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [
      ObservableProperty("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
    ]
  }

  // MARK: Drawing and the hand

  package override var kind: String { "segments" }

  package override var gestures: Set<Gesture.Kind> { [.choose] }

  package override var captions: [String] { super.captions + segments.map(\.text) }

  open override func perform(_ gesture: Gesture) -> String? {
    guard case .choose(let title) = gesture else { return super.perform(gesture) }
    guard let index = segments.firstIndex(where: { ($0.title ?? $0.image?.name) == title }) else {
      return "there is no segment \"\(title)\"; there are "
        + segments.map { "\"\($0.text)\"" }.joined(separator: ", ")
    }
    guard segments[index].isEnabled else { return "the segment \"\(title)\" is disabled" }
    // Touching the segment that is selected changes nothing, and nothing is told.
    guard index != selection else { return nil }
    selectedSegmentIndex = index
    sendActions(for: .valueChanged)
    return nil
  }

  open override func textRows(width: Int) -> [TextRow] {
    let texts = segments.enumerated().map { index, segment in
      let text = segment.isEnabled ? segment.text : "-\(segment.text)-"
      return index == selection ? "‹\(text)›" : text
    }
    let text = texts.joined(separator: "|")
    return [TextRow(isEnabled ? text : "(- \(text) -)")]
  }
}
