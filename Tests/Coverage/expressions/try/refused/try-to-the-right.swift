func risky() throws -> Int { 1 }
let n = 1 + try risky()  // error: 'try' cannot appear to the right of a non-assignment operator
