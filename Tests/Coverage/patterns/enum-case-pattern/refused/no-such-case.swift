enum Side { case left, right }
switch Side.left {
case .middle: print("m")  // error: type 'Side' has no member 'middle'
default: break
}
