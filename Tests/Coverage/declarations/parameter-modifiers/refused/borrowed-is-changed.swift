struct Point { var x = 0 }
func f(_ p: borrowing Point) {
  p.x = 1  // error: cannot assign to property: 'p' is a 'let' constant
}
