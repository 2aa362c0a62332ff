let limit = 3
let x: limit = 4  // error: cannot find type 'limit' in scope
