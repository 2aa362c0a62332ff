class A { func f() {} }
let s = #selector(A.f)  // error: '#selector' can only be used with the Objective-C runtime
