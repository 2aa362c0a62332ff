protocol Loader { func load() -> Int }
struct A: Loader { func load() throws -> Int { 1 } }  // error: type 'A' does not conform to protocol 'Loader'
