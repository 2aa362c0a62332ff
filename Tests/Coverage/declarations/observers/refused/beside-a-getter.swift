struct A {
  var n: Int {
    get { 1 }
    didSet { print("n") }  // error: 'didSet' cannot be provided together with a getter
  }
}
