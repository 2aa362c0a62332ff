protocol Shape {}
let shape: any Shape = 3  // error: value of type 'Int' does not conform to specified type 'Shape'
