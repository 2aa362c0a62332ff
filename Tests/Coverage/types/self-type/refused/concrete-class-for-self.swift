class Base {
  required init() {}
  func copy() -> Self { Base() }  // error: cannot convert return expression of type 'Base' to return type 'Self'
}
