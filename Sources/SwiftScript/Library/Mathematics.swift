import Foundation

extension Library {
  /// The functions of the C library that scripts use after `import Foundation`.
  func declareMathematics() {
    let unary: [(String, (Double) -> Double)] = [
      ("sqrt", { $0.squareRoot() }), ("floor", { $0.rounded(.down) }),
      ("ceil", { $0.rounded(.up) }),
      ("round", { $0.rounded() }), ("trunc", { $0.rounded(.towardZero) }), ("sin", sin),
      ("cos", cos),
      ("tan", tan), ("asin", asin), ("acos", acos), ("atan", atan), ("exp", exp), ("log", log),
      ("log2", log2), ("log10", log10), ("cbrt", cbrt), ("fabs", { $0.magnitude }),
    ]
    for (name, body) in unary {
      function("\(name)(_ x: Double) -> Double") { .double(body($0[0].number ?? 0)) }
    }
    let binary: [(String, (Double, Double) -> Double)] = [
      ("pow", pow), ("atan2", atan2), ("hypot", hypot), ("fmod", fmod), ("fmin", fmin),
      ("fmax", fmax),
    ]
    for (name, body) in binary {
      function("\(name)(_ x: Double, _ y: Double) -> Double") {
        .double(body($0[0].number ?? 0, $0[1].number ?? 0))
      }
    }
  }
}
