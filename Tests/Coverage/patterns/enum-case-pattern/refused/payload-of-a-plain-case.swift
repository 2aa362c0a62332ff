enum Side { case left, right }
switch Side.left {
case .left(let n): print(n)  // error: pattern with associated values does not match enum case 'left'
case .right: break
}
