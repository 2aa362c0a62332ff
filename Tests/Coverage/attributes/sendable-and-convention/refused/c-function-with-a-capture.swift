let n: Int32 = 1
func f() {
  let k = n
  let c: @convention(c) () -> Int32 = { k }  // error: a C function pointer cannot be formed from a closure that captures context
}
