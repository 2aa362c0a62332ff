for n in 1...3 {
  n += 1  // error: left side of mutating operator isn't mutable: 'n' is a 'let' constant
}
