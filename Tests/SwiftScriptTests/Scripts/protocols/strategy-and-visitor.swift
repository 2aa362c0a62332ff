protocol Visitor { associatedtype R; func number(_ n: Int) -> R; func sum(_ a: R, _ b: R) -> R }
indirect enum Expr {
  case number(Int), sum(Expr, Expr)
  func accept<V: Visitor>(_ v: V) -> V.R {
    switch self {
    case .number(let n): return v.number(n)
    case .sum(let a, let b): return v.sum(a.accept(v), b.accept(v))
    }
  }
}
struct Evaluate: Visitor { func number(_ n: Int) -> Int { n }; func sum(_ a: Int, _ b: Int) -> Int { a + b } }
struct Show: Visitor { func number(_ n: Int) -> String { "\(n)" }; func sum(_ a: String, _ b: String) -> String { "(\(a) + \(b))" } }
let e = Expr.sum(.number(1), .sum(.number(2), .number(3)))
print(e.accept(Evaluate()), e.accept(Show()))  // expect: 6 (1 + (2 + 3))
protocol Pricing { func price(_ base: Double) -> Double }
struct Normal: Pricing { func price(_ b: Double) -> Double { b } }
struct Sale: Pricing { let off: Double; func price(_ b: Double) -> Double { b * (1 - off) } }
class Shop { var pricing: Pricing = Normal(); func quote(_ b: Double) -> Double { pricing.price(b) } }
let shop = Shop()
print(shop.quote(10))  // expect: 10.0
shop.pricing = Sale(off: 0.5)
print(shop.quote(10), shop.pricing is Sale)  // expect: 5.0 true
