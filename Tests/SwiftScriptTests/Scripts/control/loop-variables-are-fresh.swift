var closures: [() -> String] = []
for (i, s) in ["a", "b"].enumerated() { var n = i; closures.append { n += 1; return s + "\(n)" } }
print(closures.map { $0() }, closures.map { $0() })  // expect: ["a1", "b2"] ["a2", "b3"]
for var x in 1...2 { x *= 10; print(x, terminator: " ") }
print()  // expect: 10 20 
var i = 0
while i < 2 { let captured = i; closures.append { "c\(captured)" }; i += 1 }
print(closures.suffix(2).map { $0() })  // expect: ["c0", "c1"]
