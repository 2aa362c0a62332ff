protocol Keyed { associatedtype Key: Hashable; var key: Key { get } }
struct Plain {}
struct A: Keyed { let key = Plain() }  // error: type 'A' does not conform to protocol 'Keyed'
