struct Box<T> { var value: T }
extension Box: Equatable {}  // error: type 'Box<T>' does not conform to protocol 'Equatable'
