repeat {
  let inside = 1
  print(inside)
} while inside < 1  // error: cannot find 'inside' in scope
