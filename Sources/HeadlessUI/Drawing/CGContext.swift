public import Foundation

/// What a view's ``UIView/draw(_:)`` paints on: it takes what it is told, and nothing of it is seen.
public final class CGContext {
  init() {}

  public func saveGState() {}
  public func restoreGState() {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setFillColor(_ color: CGColor) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func translateBy(x: CGFloat, y: CGFloat) {}
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  public func rotate(by angle: CGFloat) {}
  public func concatenate(_ transform: CGAffineTransform) {}

  public func beginPath() {}
  public func closePath() {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addLines(between points: [CGPoint]) {}
  public func addRect(_ rect: CGRect) {}
  public func addEllipse(in rect: CGRect) {}
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {}
  public func strokePath() {}
  public func fillPath() {}

  public func stroke(_ rect: CGRect) {}
  public func fill(_ rect: CGRect) {}
  public func strokeEllipse(in rect: CGRect) {}
  public func fillEllipse(in rect: CGRect) {}
  public func strokeLineSegments(between points: [CGPoint]) {}
  public func clear(_ rect: CGRect) {}
}

extension ScreenSession {
  private static let graphicsKey = AttachmentKey<CGContext>()

  /// What the view paints on that is being drawn.
  var graphics: CGContext? {
    get { self[attachment: Self.graphicsKey] }
    set { self[attachment: Self.graphicsKey] = newValue }
  }
}

/// What the view paints on whose `draw(_:)` runs; `nil` outside of it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetCurrentContext() -> CGContext? { ScreenSession.current.graphics }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFill(_ rect: CGRect) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFrame(_ rect: CGRect) {}

extension UIColor {
  /// Has the current context paint with the color.
  public func set() {}
  public func setFill() {}
  public func setStroke() {}
}
