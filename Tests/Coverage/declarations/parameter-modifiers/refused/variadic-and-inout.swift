func f(_ n: inout Int...) {}  // error: 'inout' must not be used on variadic parameters
