class A { deinit { print("a") } }
A().deinit()  // error: deinitializers cannot be accessed
