enum Kind: String, CaseIterable { case a, b, c }
var counts: [Kind: Int] = [:]
for k in [Kind.a, .b, .a] { counts[k, default: 0] += 1 }
print(Kind.allCases.map { "\($0):\(counts[$0] ?? 0)" })  // expect: ["a:2", "b:1", "c:0"]
print(Set<Kind>([.a, .a, .c]).count, Kind.allCases.firstIndex(of: .b)!, Kind.allCases.filter { $0 != .b })
// expect: 2 1 [main.Kind.a, main.Kind.c]
print([Kind.c, .a].sorted { $0.rawValue < $1.rawValue }, Kind.allCases.map(\.rawValue).joined())
// expect: [main.Kind.a, main.Kind.c] abc
