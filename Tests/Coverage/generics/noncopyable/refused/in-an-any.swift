struct Ticket: ~Copyable {}
let x: Any = Ticket()  // error: value of type 'Ticket' does not conform to specified type 'Copyable'
