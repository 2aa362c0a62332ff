import Foundation
import ScriptMachine

/// The functions of C's library for numbers, and its random ones.
enum Mathematics: LibraryPart {
  private static let unary: [(String, @Sendable (Double) -> Double, @Sendable (Float) -> Float)] = [
    ("cbrt", cbrt, cbrt), ("sin", sin, sin), ("cos", cos, cos),
    ("tan", tan, tan), ("asin", asin, asin), ("acos", acos, acos), ("atan", atan, atan),
    ("sinh", sinh, sinh), ("cosh", cosh, cosh), ("tanh", tanh, tanh), ("asinh", asinh, asinh),
    ("acosh", acosh, acosh), ("atanh", atanh, atanh), ("exp", exp, exp), ("exp2", exp2, exp2),
    ("expm1", expm1, expm1), ("log", log, log), ("log2", log2, log2), ("log10", log10, log10),
    ("log1p", log1p, log1p), ("rint", rint, rint), ("nearbyint", nearbyint, nearbyint),
    ("erf", erf, erf), ("tgamma", tgamma, tgamma),
  ]
  private static let binary:
    [(String, @Sendable (Double, Double) -> Double, @Sendable (Float, Float) -> Float)] = [
      ("pow", pow, pow), ("atan2", atan2, atan2), ("hypot", hypot, hypot), ("fmin", fmin, fmin),
      ("fmax", fmax, fmax), ("copysign", copysign, copysign), ("fdim", fdim, fdim),
    ]
  // C's functions for `Double` beside a generic one, so that `sqrt(2)` is not ambiguous as `sin(2)` is.
  private static let generic: [(String, @Sendable (Double) -> Double, body: String)] = [
    ("sqrt", sqrt, "x.squareRoot()"), ("fabs", fabs, "x.magnitude"),
    ("floor", floor, "x.rounded(.down)"), ("ceil", ceil, "x.rounded(.up)"),
    ("round", round, "x.rounded()"), ("trunc", trunc, "x.rounded(.towardZero)"),
  ]
  private static let genericBinary: [(String, @Sendable (Double, Double) -> Double, body: String)] =
    [
      ("fmod", fmod, "x.truncatingRemainder(dividingBy: y)"),
      ("remainder", remainder, "x.remainder(dividingBy: y)"),
    ]

  static let declaration: String = {
    var text = """
      func exit(_ status: Int32) -> Never
      func arc4random() -> UInt32
      func arc4random_uniform(_ upperBound: UInt32) -> UInt32
      func srand48(_ seed: Int)
      func drand48() -> Double
      func modf(_ x: Double) -> (Double, Double) {
        let whole = x.rounded(.towardZero)
        return (whole, x - whole)
      }
      func frexp(_ x: Double) -> (Double, Int) {
        guard x.isFinite, x != 0 else { return (x, 0) }
        let exponent = Int(x.exponent) + 1
        return (scalbn(x, -exponent), exponent)
      }
      func ldexp(_ x: Double, _ n: Int) -> Double { scalbn(x, n) }
      func scalbn(_ x: Double, _ n: Int) -> Double
      func lround(_ x: Double) -> Int { Int(x.rounded()) }
      func lrint(_ x: Double) -> Int { Int(x.rounded(.toNearestOrEven)) }
      var M_PI: Double { 3.14159265358979323846 }
      var M_E: Double { 2.7182818284590452354 }

      """
    for (name, _, _) in unary {
      text += "func \(name)(_ x: Double) -> Double\n"
      text += "func \(name)(_ x: Float) -> Float\n"
    }
    for (name, _, _) in binary {
      text += "func \(name)(_ x: Double, _ y: Double) -> Double\n"
      text += "func \(name)(_ x: Float, _ y: Float) -> Float\n"
    }
    for (name, _, body) in generic {
      text += "func \(name)(_ x: Double) -> Double\n"
      text += "func \(name)<T: FloatingPoint>(_ x: T) -> T { \(body) }\n"
    }
    for (name, _, body) in genericBinary {
      text += "func \(name)(_ x: Double, _ y: Double) -> Double\n"
      text += "func \(name)<T: FloatingPoint>(_ x: T, _ y: T) -> T { \(body) }\n"
    }
    return text
  }()

  static func register(in table: inout NativeTable) {
    for (name, double, float) in unary {
      table.function("\(name)(_: Double)", double)
      table.function("\(name)(_: Float)", float)
    }
    for (name, double, float) in binary {
      table.function("\(name)(_: Double, _: Double)", double)
      table.function("\(name)(_: Float, _: Float)", float)
    }
    for (name, double, _) in generic { table.function("\(name)(_: Double)", double) }
    for (name, double, _) in genericBinary {
      table.function("\(name)(_: Double, _: Double)", double)
    }
    table.add("scalbn(_:_:)") { .double(scalbn(try $0.double(0), try $0.int(1))) }
    table.add("exit(_:)") { call in
      call.machine.runtime.exit()
      throw ScriptStopped()
    }
    table.add("arc4random()") {
      .integer(UInt32(truncatingIfNeeded: $0.machine.runtime.random.next()))
    }
    table.add("arc4random_uniform(_:)") { call in
      let bound: UInt32 = try call.integer(0)
      return .integer(
        bound == 0 ? 0 : UInt32.random(in: 0..<bound, using: &call.machine.runtime.random)
      )
    }
    table.add("srand48(_:)") { call in
      call.machine.runtime.random = RandomNumbers(seed: try call.integer(0))
      return .void
    }
    table.add("drand48()") { .double(.random(in: 0..<1, using: &$0.machine.runtime.random)) }
  }
}
