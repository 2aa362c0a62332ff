enum Failure: Error { case low, high }
func check() throws {}
func f() {
  do { try check() } catch Failure.low { print("low") }  // error: errors thrown from here are not handled because the enclosing catch is not exhaustive
}
