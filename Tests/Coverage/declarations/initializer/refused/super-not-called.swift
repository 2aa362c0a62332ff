class A { init(n: Int) {} }
class B: A {
  init() { print("b") }  // error: 'super.init' isn't called on all paths before returning from initializer
}
