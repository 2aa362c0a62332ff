class Base {
  func isSame(as other: Self) -> Bool { true }  // error: covariant 'Self' or 'Self?' can only appear as the type of a property, subscript or method result; did you mean 'Base'?
}
