let a: [Double] = [1, 2, 3]; let avg = a.reduce(0, +) / Double(a.count); print(avg, a.map { $0 * 2 }, a.max()!, a + [4], a.contains(2))
var m: [String: Double] = ["a": 1]; m["b"] = 2; m["a"]! += 1; m["c", default: 0] += 5; print(m["a"]!, m["b"]!, m["c"]!, m.values.reduce(0, +))
let r = 5 / 2 * 2.0; let q = 1 / 3.0; let w: Double = 7 / 2; let x = 3.0 * (1 / 2); print(r, q, w, x, 2 * 3 + 0.5, -1 / 2.0, (1 + 2) / 2.0)
let t: Double = 1; let half = t / 2; let neg: Double = -3; print(t, half, neg, t + 1, 1 + t, t == 1, t > 0, [t, 2], (t, 2))
func area(_ w: Double, _ h: Double = 2) -> Double { w * h }; print(area(3), area(3, 4), area(Double(Int("3")!)))
struct R { var w: Double = 1, h: Double = 2; var area: Double { w * h }; static let unit: Double = 1; lazy var diag: Double = 5 }; var rr = R(w: 3); rr.h = 4; print(rr.area, R.unit, R(), rr.diag)
let o: Double? = 3; print(o as Any, o ?? 0, o.map { $0 + 1 } as Any, (o ?? 1) + 1); let dd: [Double?] = [1, nil]; print(dd, dd.compactMap { $0 })
let f: (Double) -> Double = { $0 / 2 }; print(f(1), [1.0, 2].map(f)); let g = { (x: Double) in x + 1 }; print(g(1)); let tern: Double = a.isEmpty ? 0 : 1; print(tern)
let e: [(String, Double)] = [("a", 1), ("b", 2)]; for (k, v) in e { print(k, v) }; let n: [[Double]] = [[1], [2, 3]]; print(n, n.flatMap { $0 }.reduce(0, +)); enum E { case v(Double), w(x: Double, y: Int) }; print(E.v(1), E.w(x: 2, y: 3))
switch 2.0 { case 0..<1: print("a"); case 1...2: print("b"); default: print("c") }; print(Double(3), Double("4")!, Int(3.9), Double(1) / 3, 10.0.rounded(), 2.0 * 3, Float(1) / 2)
var total = 0.0; for i in 1...3 { total += Double(i) * 0.5 }; print(total, total.rounded(.up), min(1, 2.5), max(3, 2.5), abs(-2.5), [3, 1.5, 2].sorted(), stride(from: 0, through: 1, by: 0.5).map { $0 })
func gen<T>(_ a: T, _ b: T) -> [T] { [a, b] }; print(gen(1, 2.5), gen(1, 2)); func opt<T>(_ a: T?) -> String { a.map { "\($0)" } ?? "nil" }; print(opt(1.0), opt(nil as Int?)); let z: Double = [1, 2].reduce(0) { $0 + Double($1) }; print(z)
class P { var v: Double; init(_ v: Double) { self.v = v } }; let p = P(1); p.v = 2; p.v *= 3; print(p.v); let arr2 = [P(1), P(2)].map(\.v); print(arr2); var tup: (Double, Int) = (1, 1); tup.0 = 5; print(tup)
typealias Meters = Double; let me: Meters = 3; print(me, type(of: me)); extension Double { var km: Double { self * 1000 } }; print(3.km, 2.5.km, (1 as Double).km); let any: Any = 1 as Double; print(any, any is Double, any as? Int as Any)
let v: CGFloat2 = 1; print(v); typealias CGFloat2 = Float
let dict: [Int: Double] = [1: 1, 2: 4]; print(dict.sorted { $0.key < $1.key }, dict.mapValues { $0 / 2 }[2]!); let set: Set<Double> = [1, 2, 2]; print(set.count, set.contains(1)); let res: Result<Double, Error> = .success(1); print(res, try! res.get())
print([1, 2, 3].map { Double($0) / 2 }, [1, 2, 3].reduce(0.0) { $0 + Double($1) }, zip([1.0, 2], [3, 4]).map { $0 * Double($1) }, (1...3).map { Double($0) * 1.5 }, ["a": 1.0].map { $0.value })

// expect: 2.0 [2.0, 4.0, 6.0] 3.0 [1.0, 2.0, 3.0, 4.0] true
// expect: 2.0 2.0 5.0 9.0
// expect: 5.0 0.3333333333333333 3.5 1.5 6.5 -0.5 1.5
// expect: 1.0 0.5 -3.0 2.0 2.0 true true [1.0, 2.0] (1.0, 2)
// expect: 6.0 12.0 6.0
// expect: 12.0 1.0 R(w: 1.0, h: 2.0, $__lazy_storage_$_diag: nil) 5.0
// expect: Optional(3.0) 3.0 Optional(4.0) 4.0
// expect: [Optional(1.0), nil] [1.0]
// expect: 0.5 [0.5, 1.0]
// expect: 2.0
// expect: 1.0
// expect: a 1.0
// expect: b 2.0
// expect: [[1.0], [2.0, 3.0]] 6.0
// expect: v(1.0) w(x: 2.0, y: 3)
// expect: b
// expect: 3.0 4.0 3 0.3333333333333333 10.0 6.0 0.5
// expect: 3.0 3.0 1.0 3.0 2.5 [1.5, 2.0, 3.0] [0.0, 0.5, 1.0]
// expect: [1.0, 2.5] [1, 2]
// expect: 1.0 nil
// expect: 3.0
// expect: 6.0
// expect: [1.0, 2.0]
// expect: (5.0, 1)
// expect: 3.0 Double
// expect: 3000.0 2500.0 1000.0
// expect: 1.0 true nil
// expect: 1.0
// expect: [(key: 1, value: 1.0), (key: 2, value: 4.0)] 2.0
// expect: 2 true
// expect: success(1.0) 1.0
// expect: [0.5, 1.0, 1.5] 6.0 [3.0, 8.0] [1.5, 3.0, 4.5] [1.0]
