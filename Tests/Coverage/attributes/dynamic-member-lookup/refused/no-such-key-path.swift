@dynamicMemberLookup
struct Lens<V> { var v: V; subscript<T>(dynamicMember p: KeyPath<V, T>) -> T { v[keyPath: p] } }
struct Point { var x = 1 }
print(Lens(v: Point()).z)  // error: value of type 'Lens<Point>' has no dynamic member 'z' using key path from root type 'Point'
