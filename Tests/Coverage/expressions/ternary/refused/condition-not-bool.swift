let n = 1
let x = n ? "a" : "b"  // error: type 'Int' cannot be used as a boolean; test for '!= 0' instead
