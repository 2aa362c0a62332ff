struct Colour { static let count = 3 }
let c: Colour = .count  // error: member 'count' in 'Colour' produces result of type 'Int', but context expects 'Colour'
