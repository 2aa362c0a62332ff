typealias Meters = Double
let m: Meters = "two"  // error: cannot convert value of type 'String' to specified type 'Meters' (aka 'Double')
