public import Foundation

/// Lines and curves that a view's ``UIView/draw(_:)`` paints, which are not seen.
open class UIBezierPath: UIObject {
  public override init() {
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init()
    box = rect
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init(rect: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(rect: rect)
  }

  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    let origin = CGPoint(x: center.x - radius, y: center.y - radius)
    self.init(rect: CGRect(origin: origin, size: CGSize(width: 2 * radius, height: 2 * radius)))
  }

  private var box: CGRect?

  /// The box around the points; curves count as if they went through their control points' box.
  open var bounds: CGRect { box ?? .zero }

  /// The last point that was added.
  open private(set) var currentPoint = CGPoint.zero

  open var isEmpty: Bool { box == nil }
  open var lineWidth: CGFloat = 1

  open func move(to point: CGPoint) { add(point) }
  open func addLine(to point: CGPoint) { add(point) }

  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    add(controlPoint)
    add(end)
  }

  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    add(controlPoint1)
    add(controlPoint2)
    add(end)
  }

  open func append(_ path: UIBezierPath) { box = path.box.map { box?.union($0) ?? $0 } ?? box }
  open func close() {}
  open func stroke() {}
  open func fill() {}

  open func removeAllPoints() {
    box = nil
    currentPoint = .zero
  }

  private func add(_ point: CGPoint) {
    let spot = CGRect(origin: point, size: .zero)
    box = box?.union(spot) ?? spot
    currentPoint = point
  }
}
