let x: Any = 1
switch x {  // error: switch must be exhaustive
case let n as Int: print(n)
case is String: print("s")
}
