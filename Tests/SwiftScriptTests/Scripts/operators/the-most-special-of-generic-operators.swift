// Of generic operators that take the operands, the most special one is meant.
protocol P {}
struct L: P {}
infix operator <-
func <- <T>(left: inout T, right: Int) { print("T") }
func <- <T>(left: inout T?, right: Int) { print("T?") }
func <- <T: P>(left: inout T, right: Int) { print("T: P") }
func <- <T: P>(left: inout T?, right: Int) { print("T: P?") }
func <- <T: P>(left: inout [T], right: Int) { print("[T: P]") }
func <- <T: P>(left: inout [T]?, right: Int) { print("[T: P]?") }
class C {
  var a = 1, b: Int?, c: Int!, d = L(), e: L?, f: L!, g = [L](), h: [L]?, i: [L]!, j = [1], k: String!
  func m() { a <- 1; b <- 1; c <- 1; d <- 1; e <- 1; f <- 1; g <- 1; h <- 1; i <- 1; j <- 1; k <- 1 }
}
C().m()
// expect: T
// expect: T?
// expect: T?
// expect: T: P
// expect: T: P?
// expect: T: P?
// expect: [T: P]
// expect: [T: P]?
// expect: [T: P]?
// expect: T
// expect: T?
