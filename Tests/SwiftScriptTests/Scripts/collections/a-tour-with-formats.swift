import Foundation
let numbers = [5, 3, 8, 1]
print(numbers.sorted(), numbers.min()!, numbers.map { Double($0) / 2 }, numbers.reduce(0, +), Double(numbers.reduce(0, +)) / Double(numbers.count))
let words = ["apple", "fig", "banana"]
print(words.sorted { $0.count < $1.count }, words.map(\.count), words.joined(separator: ", "), Dictionary(grouping: words, by: \.count).sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
print(Dictionary(uniqueKeysWithValues: zip(words, numbers)).sorted { $0.key < $1.key }, words.enumerated().map { "\($0.offset)-\($0.element)" })
var d = ["a": 1, "b": 2]; d["c"] = 3; d["a"] = nil; d.merge(["b": 10, "z": 0]) { $0 + $1 }
print(d.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }, d.mapValues { $0 * 2 }.values.sorted(), d.filter { $0.value > 0 }.count, d.keys.sorted(), d.isEmpty)
print(String(format: "%.2f %5d|%@|%05d %@ %x", 3.14159, 42, "ab", 7, "str", 255))
print(String(format: "%.1f%%", 45.678), String(format: "%02d:%02d", 5, 9), (3.14159 * 100).rounded() / 100, 10.0 / 3.0, 1e10, 1.0e-7, 100000000000000000.0, 0.1 + 0.2)
print(Int("42") ?? 0, Int("x") as Any, Double("3.5")!, Int(3.99), Int(-3.99), 7 / 2, -7 / 2, -7 % 3, 7.5.truncatingRemainder(dividingBy: 2))
print(sqrt(16.0), abs(-3), max(1, 2, 3), floor(2.7), ceil(2.1), round(2.5), Double.pi, Int.max, Double.infinity, -Double.infinity, Double.nan)
let opt: Int? = 5
print(opt.map { $0 * 2 } as Any, opt.flatMap { $0 > 3 ? "big" : nil } ?? "none", opt ?? 0, opt! + 1, opt == 5, opt != nil)
if let opt, opt > 3 { print("opt", opt) }
guard let o2 = opt else { fatalError() }
print(o2)
let nested: Int?? = .some(nil); print(nested as Any, nested == nil, (nested ?? 7) as Any)
let tuple = (name: "Bob", age: 3); let (n, a) = tuple; print(tuple.name, tuple.1, n, a, tuple)
func minMax(_ xs: [Int]) -> (min: Int, max: Int)? { guard let f = xs.first else { return nil }; return xs.dropFirst().reduce((f, f)) { (Swift.min($0.0, $1), Swift.max($0.1, $1)) } }
print(minMax(numbers)!, minMax([]) as Any, minMax(numbers)!.max)
for (i, w) in words.enumerated() where i > 0 { print(i, w, terminator: i == 2 ? "\n" : ", ") }
outer: for i in 1...3 { for j in 1...3 { if j == 2 { continue outer }; if i == 3 { break outer }; print(i, j) } }
var i = 0; repeat { i += 1 } while i < 3; while true { i += 1; if i > 5 { break } }; print(i)
print((1...3).map { $0 * $0 }, stride(from: 0, to: 1, by: 0.25).map { $0 }, stride(from: 10, through: 0, by: -5).map { $0 }, (0..<5).reversed().map { $0 }, Array(1...3), (1...10).filter { $0.isMultiple(of: 3) })
switch (3, "x") { case (1...2, _): print("low"); case (let n, "x") where n > 2: print("n", n); default: print("d") }
let s = "Hello"; print(s.count, s.uppercased(), s.reversed().map(String.init).joined(), s.contains("ell"), s.replacingOccurrences(of: "l", with: "L"), s.prefix(2), s.hasPrefix("He"), s + "!", s.first!, s.lowercased().filter { "aeiou".contains($0) })
print("a,b,,c".split(separator: ","), "a,b,,c".components(separatedBy: ","), "  x ".trimmingCharacters(in: .whitespaces), "abc".index(of: "c") != nil)
print("""
  multi
    line \(1 + 1)
  """)
print([1, 2, 3].description, "\([1: "a"])", "\(opt)", String(describing: opt), "\(tuple)", [opt, nil], ["x", nil] as [String?])
print([[1, 2], [3]].flatMap { $0 }, [1, nil, 3].compactMap { $0 }, [3, 1, 2].sorted(by: >), zip([1, 2], ["a", "b"]).map { "\($0)\($1)" })

// expect: [1, 3, 5, 8] 1 [2.5, 1.5, 4.0, 0.5] 17 4.25
// expect: ["fig", "apple", "banana"] [5, 3, 6] apple, fig, banana ["3:[\"fig\"]", "5:[\"apple\"]", "6:[\"banana\"]"]
// expect: [(key: "apple", value: 5), (key: "banana", value: 8), (key: "fig", value: 3)] ["0-apple", "1-fig", "2-banana"]
// expect: ["b=12", "c=3", "z=0"] [0, 6, 24] 2 ["b", "c", "z"] false
// expect: 3.14    42|ab|00007 str ff
// expect: 45.7% 05:09 3.14 3.3333333333333335 10000000000.0 1e-07 1e+17 0.30000000000000004
// expect: 42 nil 3.5 3 -3 3 -3 -1 1.5
// expect: 4.0 3 3 2.0 3.0 3.0 3.141592653589793 9223372036854775807 inf -inf nan
// expect: Optional(10) big 5 6 true true
// expect: opt 5
// expect: 5
// expect: Optional(nil) false nil
// expect: Bob 3 Bob 3 (name: "Bob", age: 3)
// expect: (min: 1, max: 8) nil 8
// expect: 1 fig, 2 banana
// expect: 1 1
// expect: 2 1
// expect: 6
// expect: [1, 4, 9] [0.0, 0.25, 0.5, 0.75] [10, 5, 0] [4, 3, 2, 1, 0] [1, 2, 3] [3, 6, 9]
// expect: n 3
// expect: 5 HELLO olleH true HeLLo He true Hello! H eo
// expect: ["a", "b", "c"] ["a", "b", "", "c"] x true
// expect: multi
// expect:   line 2
// expect: [1, 2, 3] [1: "a"] Optional(5) Optional(5) (name: "Bob", age: 3) [Optional(5), nil] [Optional("x"), nil]
// expect: [1, 2, 3] [1, 3] [3, 2, 1] ["1a", "2b"]
