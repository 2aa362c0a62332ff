protocol Shape {}
struct Star: Shape {}
let shape: any Shape = Star()
let star: Star = shape  // error: cannot convert value of type 'any Shape' to specified type 'Star'
