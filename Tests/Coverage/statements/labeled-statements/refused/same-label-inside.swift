outer: for i in 1...2 {
  outer: for j in 1...2 { print(i, j) }  // error: label 'outer' cannot be reused on an inner statement
}
