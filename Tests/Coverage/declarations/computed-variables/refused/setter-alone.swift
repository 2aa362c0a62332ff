struct A {
  var n: Int {
    set { print(newValue) }  // error: variable with a setter must also have a getter
  }
}
