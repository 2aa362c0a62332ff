class A { init() {} }
class B: A {
  var n: Int
  override init() {
    super.init()  // error: property 'self.n' not initialized at super.init call
    n = 1
  }
}
