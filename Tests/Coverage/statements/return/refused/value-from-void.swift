func f() { return 3 }  // error: unexpected non-void return value in void function
