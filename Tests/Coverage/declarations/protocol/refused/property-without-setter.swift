protocol Sized { var size: Int { get set } }
struct A: Sized { let size = 1 }  // error: type 'A' does not conform to protocol 'Sized'
