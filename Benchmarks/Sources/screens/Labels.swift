import HeadlessUI

/// A screen of labels whose texts change ten thousand times.
@MainActor
enum Labels {
  private static let updates = 10_000

  static let update = ScreenRow(
    title: "\(updates) new texts of labels on one screen",
    unit: "text",
    sizes: [50, 100, 200]
  ) { size in
    let labels = (0..<size).map { _ in UILabel() }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    ScreenSession.current.show(stack)
    stack.layoutIfNeeded()
    let time = nanoseconds {
      for number in 0..<updates { labels[number % size].text = "text \(number)" }
      stack.layoutIfNeeded()
    }
    precondition(labels[0].text != nil && labels[0].window != nil, "the labels are on the screen")
    return time / Double(updates)
  }
}
