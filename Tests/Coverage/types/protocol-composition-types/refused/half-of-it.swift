protocol Named { var name: String { get } }
protocol Aged { var age: Int { get } }
struct Tag: Named { let name: String }
let x: Named & Aged = Tag(name: "a")  // error: value of type 'Tag' does not conform to specified type 'Aged'
