switch (1, 2) {
case (1, 2, 3): print("three")  // error: tuple pattern has the wrong length for tuple type '(Int, Int)'
default: break
}
