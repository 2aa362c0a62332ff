switch (1, 2) {
case (let x, _):
  x += 1  // error: left side of mutating operator isn't mutable: 'x' is immutable
}
