// traps and limits must not crash: each in closures
struct S { var a = [1, 2, 3]; subscript(i: Int) -> Int? { a.indices.contains(i) ? a[i] : nil } }
var s = S(); print(s[0] as Any, s[9] as Any)
let str = "hello"; print(str.index(str.startIndex, offsetBy: 10, limitedBy: str.endIndex) as Any, str.dropFirst(10), str.prefix(100), str.suffix(0))
print([1, 2].prefix(10), [Int]().first as Any, [Int]().max() as Any, [Int]().reduce(0, +), [1].dropFirst(5), Array([1, 2, 3].suffix(2)))
print(Int("99999999999999999999") as Any, Int8("128") as Any, UInt("-1") as Any, Int(exactly: 2.5) as Any, Int(exactly: 2.0) as Any, Double("abc") as Any, Int("") as Any, Int(" 1") as Any, Int("+5") as Any)
var d: [String: [Int]] = [:]; d["a", default: []].append(1); d["a"]?.append(2); d["b"]?.append(3); print(d); d["a"]?[0] = 9; print(d["a"]![0], d["zz"]?.count as Any)
var o: String? = "x"; o? += "y"; print(o as Any); o = nil; o? += "z"; print(o as Any, o?.count as Any, o?.uppercased().count as Any)
struct N { var v = 1; var next: Box? }; final class Box { var n: N; init(_ n: N) { self.n = n } }; var nn = N(v: 1, next: Box(N(v: 2, next: nil))); nn.next?.n.v += 5; print(nn.next?.n.v as Any, nn.next?.n.next?.n.v as Any)
let nested: [String: [String: Int]] = ["a": ["b": 1]]; print(nested["a"]?["b"] as Any, nested["x"]?["b"] as Any, nested["a"]!["b"]!)
var matrix = [[0, 0], [0, 0]]; matrix[0][1] = 5; matrix[1] = [7, 8]; for (i, row) in matrix.enumerated() { for (j, v) in row.enumerated() where v > 0 { print(i, j, v) } }
var arr = [5, 3, 9]; arr[arr.count - 1] = 1; arr.sort(by: >); if let i = arr.firstIndex(of: 3) { arr.remove(at: i) }; arr += [4]; arr.insert(contentsOf: [7, 7], at: 1); print(arr, arr.removeLast(), arr.popLast() as Any, arr.count); arr.removeAll(); print(arr.popLast() as Any, arr.isEmpty)
let (q, r) = 17.quotientAndRemainder(dividingBy: 5); print(q, r, (-17) % 5, -17 / 5, 17 & 5, 17 | 8, 17 ^ 1, ~17, 1 << 10, 1024 >> 3)
let xs = [3, 1, 2]; let sortedXs = xs.sorted(); print(xs, sortedXs, xs.sorted { $0 > $1 }, xs.map(String.init), xs.map { "\($0)" }.joined(), xs.reversed().map { $0 }, xs.indices.map { $0 }, xs.lastIndex(of: 2)!)
func f(_ n: Int) throws -> Int { struct E: Error { let n: Int }; if n > 2 { throw E(n: n) }; return n }
print((try? f(1)) as Any, (try? f(5)) as Any); do { _ = try f(9) } catch { print("caught", error) }
let c = { (n: Int) throws -> Int in try f(n) * 2 }; print(try c(2), (try? c(3)) ?? -1)
func g(_ x: Int?) -> String { guard let x, x > 0 else { return "none" }; return "\(x)" }; print(g(nil), g(0), g(3))
func h(_ xs: [Int]) -> Int { var sum = 0; for x in xs { if x < 0 { continue }; if x > 100 { break }; sum += x }; return sum }; print(h([1, -5, 2, 200, 3]))
var i = 10; while i > 0 { i -= 3; if i == 4 { continue }; print(i, terminator: " ") }; print(); lbl: repeat { i += 1; for k in 0..<5 { if k == 3 { break lbl } } } while true; print(i)
switch (1, [2, 3]) { case (1, let l) where l.count == 2: print(l); default: break }; switch "abc" { case let s where s.hasPrefix("a"): print("a*"); case "x": print("x"); default: break }; switch 5 { case ..<3: print("lt3"); case 3...: print("ge3"); default: break }
let val: Int? = 3; switch val { case .some(let v) where v > 2: print("big"); case .some: print("some"); case nil: print("nil") }; if case let v? = val { print(v) }; for case let v? in [1, nil, 3] { print(v, terminator: ",") }; print(); while let l = d["a"]?.popLast() { print("pop", l) }
let lazyS = [1, 2, 3].lazy.map { x -> Int in print("m", x); return x * 2 }; print(lazyS.first!); print(Array(lazyS.prefix(2)))

// expect: Optional(1) nil
// expect: nil  hello 
// expect: [1, 2] nil nil 0 [] [2, 3]
// expect: nil nil nil nil Optional(2) nil nil nil Optional(5)
// expect: ["a": [1, 2]]
// expect: 9 nil
// expect: Optional("xy")
// expect: nil nil nil
// expect: Optional(7) nil
// expect: Optional(1) nil 1
// expect: 0 1 5
// expect: 1 0 7
// expect: 1 1 8
// expect: [5, 7, 7, 1, 4] 4 Optional(1) 3
// expect: nil true
// expect: 3 2 -2 -3 1 25 16 -18 1024 128
// expect: [3, 1, 2] [1, 2, 3] [3, 2, 1] ["3", "1", "2"] 312 [2, 1, 3] [0, 1, 2] 2
// expect: Optional(1) nil
// expect: caught E(n: 9)
// expect: 4 -1
// expect: none none 3
// expect: 3
// expect: 7 1 -2 
// expect: -1
// expect: [2, 3]
// expect: a*
// expect: ge3
// expect: big
// expect: 3
// expect: 1,3,
// expect: pop 2
// expect: pop 9
// expect: m 1
// expect: 2
// expect: m 1
// expect: m 2
// expect: [2, 4]
