func risky() throws -> Int { 1 }
let f: () -> Int = risky  // error: invalid conversion from throwing function of type '() throws -> Int' to non-throwing function type '() -> Int'
