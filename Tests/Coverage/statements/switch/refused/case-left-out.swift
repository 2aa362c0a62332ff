enum Side { case left, right, middle }
let s = Side.left
switch s {  // error: switch must be exhaustive
case .left: print("l")
case .right: print("r")
}
