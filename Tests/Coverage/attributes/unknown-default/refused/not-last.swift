enum Side { case left, right }
switch Side.left {
@unknown default: print("new")
case .left: print("left")  // error: additional 'case' blocks cannot appear after the 'default' block of a 'switch'
}
