import Foundation

// A `CGFloat` stands where a `Double` is wanted, and the other way round.
let double: Double = 1.5
let graphic: CGFloat = 2
func take(_ value: Double) -> String { "Double \(value)" }
func draw(_ value: CGFloat) -> String { "CGFloat \(value)" }
func perhaps(_ value: Double?) -> String { "Optional \(value ?? 0)" }
print(take(graphic), draw(double), perhaps(graphic))  // expect: Double 2.0 CGFloat 1.5 Optional 2.0
func doubled() -> CGFloat { double * 2 }
func same() -> Double { graphic }
print(doubled(), same())  // expect: 3.0 2.0

// Between the two a `Double` comes out.
let product = graphic * double
print(product, type(of: product))  // expect: 3.0 Double
let wanted: CGFloat = graphic * double + 1
print(wanted, type(of: wanted))  // expect: 4.0 CGFloat
print(graphic < double, double == graphic, max(graphic, double))  // expect: false false 2.0
let point = CGPoint(x: double, y: graphic)
let half = double / 2 + point.x
print(half, type(of: half))  // expect: 2.25 Double
var sum = 0.0
sum += graphic
sum = graphic
print(sum)  // expect: 2.0

// Beside a literal nothing is converted.
let tripled = 3 * graphic
print(tripled, type(of: tripled), 0.5 * graphic)  // expect: 6.0 CGFloat 1.0
let mixed: [CGFloat] = [double, graphic, 1]
print(mixed)  // expect: [1.5, 2.0, 1.0]
func overloaded(_ value: Double) -> String { "Double" }
func overloaded(_ value: CGFloat) -> String { "CGFloat" }
print(overloaded(double), overloaded(graphic))  // expect: Double CGFloat
