struct Box<T> { var value: T }
let b: Box<Int> = Box<String>(value: "a")  // error: cannot assign value of type 'Box<String>' to type 'Box<Int>'
