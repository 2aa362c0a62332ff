let thing: Any = 1
let n: Int = thing  // error: cannot convert value of type 'Any' to specified type 'Int'
