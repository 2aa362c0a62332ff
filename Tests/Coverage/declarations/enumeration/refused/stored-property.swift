enum Side {
  case left
  var n = 1  // error: enums must not contain stored properties
}
