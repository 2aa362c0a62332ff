class A {}; class B: A {}; class C: B {}; class D: A {}
let all: [A] = [A(), B(), C(), D()]
print(all.map { $0 is B }, all.filter { $0 is D }.count, all.compactMap { $0 as? C }.count)
// expect: [false, true, true, false] 1 1
func name(_ a: A) -> String { switch a { case is C: return "c"; case is B: return "b"; case is D: return "d"; default: return "a" } }
print(all.map(name), all.map { type(of: $0) == B.self })
// expect: ["a", "b", "c", "d"] [false, true, false, false]
