// What Double and Float do.
let x = 2.5, y = -0.0, f: Float = 0.1
print(x, y, f, Double(f), x / 0, -x / 0, (0.0 / 0.0).isNaN, 1e100, 1e16, 123456789012345680.0, 1e-5, 0.1 + 0.2)
print(x.rounded(), (-2.5).rounded(), 2.5.rounded(.toNearestOrEven), 2.1.rounded(.up), 2.9.rounded(.down), -2.9.rounded(.towardZero), 2.1.rounded(.awayFromZero))
print(x.squareRoot(), 7.5.truncatingRemainder(dividingBy: 2), 7.5.remainder(dividingBy: 2), x.magnitude, (-x).magnitude, x.sign, y.sign, x.exponent, x.significand, x.ulp)
print(Double.pi, Float.pi, Double.infinity, Double.greatestFiniteMagnitude, Double.leastNonzeroMagnitude, Double.ulpOfOne, Float.greatestFiniteMagnitude)
print(x.isFinite, x.isZero, y.isZero, x.isNormal, Double.nan == Double.nan, Double.nan.isNaN, x.nextUp > x, x.nextDown < x, x.floatingPointClass, y.floatingPointClass)
print(Double("3.5") as Any, Double("abc") as Any, Double("1e3") as Any, Double("inf") as Any, Double(" 1") as Any, Float("0.1") as Any, Double(3), Double(Float(0.5)))
print(Double(exactly: 5) as Any, Float(exactly: 16_777_217) as Any, Double(bitPattern: 4611686018427387904), x.bitPattern, Double(sign: .minus, exponent: 3, significand: 1.5))
print(x.addingProduct(2, 3), min(x, 1), max(x, 9), abs(-1.5), x.advanced(by: 1), x.distance(to: 4), Double.minimum(1, .nan), Double.maximum(2, 3))
var z = 10.0
z += 1; z -= 3; z *= 2; z /= 5; z.round(); z.negate()
print(z, -z, +z, z.description, "\(z)", z.debugDescription, [x, z], (f, x))
print(Int(x), Int(-x), Int(x.rounded(.up)), UInt8(x), x == 2.5, x < 3, f < 0.2, x != 2.5, x >= 2.5)
print([2.5, -1, 3].sorted(), stride(from: 0.0, to: 1, by: 0.25).map { $0 }, stride(from: 1, through: 0, by: -0.5).map { $0 })
func mean<T: BinaryFloatingPoint>(_ values: [T]) -> T { values.reduce(0, +) / T(values.count) }
print(mean([1.0, 2, 4]), mean([1, 2] as [Float]), type(of: mean([f])))

// expect: 2.5 -0.0 0.1 0.10000000149011612 inf -inf true 1e+100 1e+16 1.2345678901234568e+17 1e-05 0.30000000000000004
// expect: 3.0 -3.0 2.0 3.0 2.0 -2.0 3.0
// expect: 1.5811388300841898 1.5 -0.5 2.5 2.5 plus minus 1 1.25 4.440892098500626e-16
// expect: 3.141592653589793 3.1415925 inf 1.7976931348623157e+308 5e-324 2.220446049250313e-16 3.4028235e+38
// expect: true false true true false true true true positiveNormal negativeZero
// expect: Optional(3.5) nil Optional(1000.0) Optional(inf) nil Optional(0.1) 3.0 0.5
// expect: Optional(5.0) nil 2.0 4612811918334230528 -12.0
// expect: 8.5 1.0 9.0 1.5 3.5 1.5 1.0 3.0
// expect: -3.0 3.0 -3.0 -3.0 -3.0 -3.0 [2.5, -3.0] (0.1, 2.5)
// expect: 2 -2 3 2 true true true false true
// expect: [-1.0, 2.5, 3.0] [0.0, 0.25, 0.5, 0.75] [1.0, 0.5, 0.0]
// expect: 2.3333333333333335 1.5 Float
