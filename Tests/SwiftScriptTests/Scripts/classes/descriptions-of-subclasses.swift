// What an object says of itself, its hash and its elements are its own class's, whatever the type of what holds it.
class A: CustomStringConvertible { let name = "a"; var description: String { "<\(name)>" } }
class B: A { override var description: String { "B" + super.description } }
class C: A { override var description: String { "C" } }
class D: B {}
let all: [A] = [A(), B(), C(), D()]
print(all, all.filter { $0 is B }, [B()], [C(), D()])
// expect: [<a>, B<a>, C, B<a>] [B<a>, B<a>] [B<a>] [C, B<a>]
print(all[1], "\(all[3])", String(describing: all[1]), all.description, Optional(all[1]) as Any, ["k": all[1]], (all[1], 1))
// expect: B<a> B<a> B<a> [<a>, B<a>, C, B<a>] Optional(B<a>) ["k": B<a>] (B<a>, 1)
let b: B = B(); print(b, [b], all.first { $0 is C } as Any)
// expect: B<a> [B<a>] Optional(C)
