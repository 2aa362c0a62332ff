struct A {
  infix operator <+>  // error: 'operator' may only be declared at file scope
}
