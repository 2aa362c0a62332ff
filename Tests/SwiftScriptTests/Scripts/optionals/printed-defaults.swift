let values: [Double] = []
let ints = [3]
print(values.map { $0 * 2 }.first ?? 0)
print(values.map { $0 * 2 }.max() ?? 0)
print(values.filter { $0 > 1 }.first ?? 0)
print(ints.map { Double($0) }.first { $0 > 3 } ?? 0)
print(values.map { $0 * 2 }.sorted().first ?? 0)
print(values.compactMap { $0 > 1 ? $0 : nil }.first ?? 0)
print(values.first.map { $0 * 2 } ?? 0)
print(values.max().map { Double($0) } ?? 0)
print(values.max().map { $0.rounded() } ?? 0)
struct P { var x: Double?; var y: Double }
let p: P? = nil
print(p?.x ?? 0, p?.y ?? 0, p.map { $0.y } ?? 0, p.map(\.y) ?? 0, p.flatMap(\.x) ?? 0)
let d: [String: Double] = [:]
print(d["a"] ?? 0, d["a", default: 0], d.values.first ?? 0, d.values.map { $0 }.first ?? 0, d.max { $0.value < $1.value }?.value ?? 0)
print(values.lazy.map { $0 * 2 }.first ?? 0)
print((values.first ?? 0) + 1, values.first ?? 0 + 1, -(values.first ?? 3), -(values.first ?? 3) * 2)
print(try! values.map { $0 }.first ?? 3)
let t = true
print(t ? values.count : 0.5, t ? 1 : 0.5, t ? -1 : 0.5, t ? values.first ?? 0 : 0)
print(t ? 1 : values.first!, t ? 1 : values[0], t ? Double(3) : 0, !t ? Double(3) : 0, t ? Double(3) + 1 : 0)
print(abs(-3.5), t ? abs(-3.5) : 0, min(3, 4.5), t ? Float(1) : 2)
let text = t ? "a" : nil
print(t ? nil : "a", t ? text : "b", !t ? text : "b", text ?? "c", t ? "x" : "y" as Character)

// expect: 0
// expect: 0.0
// expect: 0.0
// expect: 0.0
// expect: 0.0
// expect: 0
// expect: 0
// expect: 0
// expect: 0
// expect: 0.0 0 0 0.0 0.0
// expect: 0.0 0.0 0.0 0 0
// expect: 0
// expect: 1.0 1.0 -3.0 -6.0
// expect: 3
// expect: 0 1 -1 0.0
// expect: 1 1 3.0 0 4.0
// expect: 3.5 3.5 3.0 1.0
// expect: nil Optional("a") Optional("b") a x
