struct Point { var x = 0 }
let names: [Point: String] = [:]  // error: type 'Point' does not conform to protocol 'Hashable'
