/// A controller that is drawn as a box over another one.
protocol Overlay: UIViewController {
  func box(width: Int) -> [TextRow]
}
