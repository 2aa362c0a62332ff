import SwiftScript

/// A point, a size or a vector: two numbers with names.
final class PairModel {
  var first: Double
  var second: Double

  init(_ first: Double, _ second: Double) {
    self.first = first
    self.second = second
  }
}

extension LabContext {
  /// `CGPoint`, `CGSize` and `CGVector`.
  func declareGeometry() {
    for (name, first, second) in [
      ("CGPoint", "x", "y"), ("CGSize", "width", "height"), ("CGVector", "dx", "dy"),
    ] {
      library.type(name) { type in
        type.describe {
          guard let pair = $0 as? PairModel else { return "" }
          return "(\(pair.first), \(pair.second))"
        }
        type.equality { a, b in
          guard let a = a as? PairModel, let b = b as? PairModel else { return false }
          return a.first == b.first && a.second == b.second
        }
        let make = { [self] (call: Call) in
          value(name, PairModel(call[0].number ?? 0, call[1].number ?? 0))
        }
        type.initializer("(\(first): Double, \(second): Double)", make)
        type.initializer("()") { [self] _ in value(name, PairModel(0, 0)) }
        library.function("\(name)Make(_ \(first): Double, _ \(second): Double) -> \(name)", make)
        type.staticProperty("zero: \(name)") { [self] in value(name, PairModel(0, 0)) }
        library.constant("\(name)Zero") { [self] in value(name, PairModel(0, 0)) }
        type.property("\(first): Double") { .double($0.payload(PairModel.self)?.first ?? 0) }
        type.property("\(second): Double") { .double($0.payload(PairModel.self)?.second ?? 0) }
      }
    }
  }
}
