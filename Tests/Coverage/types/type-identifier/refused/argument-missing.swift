struct Box<T> { let value: T }
let b: Box = Box<Int>(value: 1)
func open(_ box: Box) {}  // error: reference to generic type 'Box' requires arguments in <...>
