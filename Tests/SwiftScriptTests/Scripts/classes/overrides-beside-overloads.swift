// An override and an overload of one name in a class are two methods, and a generic method overrides no plain one.
class Animal {}; class Dog: Animal {}; class Pup: Dog {}
func free(_ a: Animal) -> String { "animal" }
func free(_ d: Dog) -> String { "dog" }
print(free(Dog()), free(Animal()), free(Pup()))
// expect: dog animal dog
class H { func m(_ a: Animal) -> String { "animal" }; func m(_ d: Dog) -> String { "dog" } }
print(H().m(Dog()), H().m(Animal()), H().m(Pup()))
// expect: dog animal dog
class X { func mate(with o: X) -> String { "x" } }
class Y: X { override func mate(with o: X) -> String { "y-override" }; func mate(with d: Y) -> String { "y" } }
let y = Y(); print(y.mate(with: y), y.mate(with: X()), (y as X).mate(with: y))
// expect: y y-override y-override
class Z: X { func mate(with d: Z) -> String { "z" } }
let z = Z(); print(z.mate(with: z), z.mate(with: X()))
// expect: z x
class W: X { func mate(with d: Any) -> String { "any" } }
print(W().mate(with: W()), W().mate(with: 1))
// expect: x any
class V: X { func mate<T>(with d: T) -> String { "generic" } }
print(V().mate(with: V()), V().mate(with: 1))
// expect: x generic
class P1 { func f(_ x: Int) -> String { "p-int" }; func g(_ x: Int?) -> String { "p-opt" }; func h(_ x: Double) -> String { "p-d" } }
class C1: P1 { func g(_ x: Int) -> String { "c-int" }; func h(_ x: Int) -> String { "c-int" } }
print(C1().g(1), C1().h(1), C1().h(1.5), C1().g(nil))
// expect: c-int c-int p-d p-opt
