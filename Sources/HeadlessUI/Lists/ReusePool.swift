/// The views that left a list and wait to be used again: last in, first out, for each identifier.
struct ReusePool<View> {
  private var waiting: [String: [View]] = [:]

  mutating func put(_ view: View, _ identifier: String?) {
    guard let identifier else { return }
    waiting[identifier, default: []].append(view)
  }

  mutating func take(_ identifier: String) -> View? {
    waiting[identifier]?.popLast()
  }
}
