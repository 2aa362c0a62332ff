for n in 1...3 {
  [n].forEach { _ in break }  // error: 'break' is only allowed inside a loop, if, do, or switch
}
