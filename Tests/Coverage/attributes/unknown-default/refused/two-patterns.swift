enum Side { case left, right }
switch Side.left {
case .left: print("left")
@unknown case .right: print("right")  // error: '@unknown' is only supported for catch-all cases ("case _")
}
