struct Box<T> { var value: T }
extension Box: Equatable where T: Equatable {}
struct Plain {}
print(Box(value: Plain()) == Box(value: Plain()))  // error: operator function '==' requires that 'Plain' conform to 'Equatable'
