class A {}
class B: A {}
struct Box<T> { var value: T }
let b: Box<A> = Box<B>(value: B())  // error: cannot assign value of type 'Box<B>' to type 'Box<A>'
