let x: Any = 1
switch x {
case is Number: print("n")  // error: cannot find type 'Number' in scope
default: break
}
