struct Fraction: Comparable, CustomStringConvertible {
  let n: Int, d: Int
  static func == (a: Fraction, b: Fraction) -> Bool { a.n * b.d == b.n * a.d }
  static func < (a: Fraction, b: Fraction) -> Bool { a.n * b.d < b.n * a.d }
  static func + (a: Fraction, b: Fraction) -> Fraction { Fraction(n: a.n * b.d + b.n * a.d, d: a.d * b.d) }
  var description: String { "\(n)/\(d)" }
}
let half = Fraction(n: 1, d: 2), third = Fraction(n: 1, d: 3), twoFourths = Fraction(n: 2, d: 4)
print(half == twoFourths, half != third, half > third, half <= twoFourths, third < half)
// expect: true true true true true
print([half, third].min()!, [half, third].sorted(), max(half, third), [half, third, twoFourths].firstIndex(of: twoFourths)!)
// expect: 1/3 [1/3, 1/2] 1/2 0
print([half, third].reduce(Fraction(n: 0, d: 1), +), [half].contains(twoFourths), [half, half] == [twoFourths, half])
// expect: 5/6 true true
print((half, 1) == (twoFourths, 1), Optional(half) == twoFourths)  // expect: true true
