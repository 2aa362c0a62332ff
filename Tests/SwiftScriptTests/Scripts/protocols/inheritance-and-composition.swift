protocol Named { var name: String { get } }
protocol Aged { var age: Int { get } }
protocol Person: Named, Aged { func intro() -> String }
extension Person { func intro() -> String { "\(name), \(age)" } }
struct Student: Person { let name: String; let age: Int }
print(Student(name: "Sam", age: 20).intro())  // expect: Sam, 20
func both(_ x: Named & Aged) -> String { x.name + "/" + String(x.age) }
print(both(Student(name: "Kim", age: 7)))  // expect: Kim/7
func generic<T: Named & Aged>(_ x: T) -> Int { x.age + x.name.count }
print(generic(Student(name: "Lee", age: 1)))  // expect: 4
typealias Both = Named & Aged
let list: [Both] = [Student(name: "q", age: 3)]
print(list[0].name, list[0] is Person, list[0] is Named)  // expect: q true true
let anything: Any = Student(name: "z", age: 9)
if let named = anything as? Named { print("named", named.name) }  // expect: named z
print((anything as? Aged)?.age ?? 0, anything is CustomStringConvertible)  // expect: 9 false
