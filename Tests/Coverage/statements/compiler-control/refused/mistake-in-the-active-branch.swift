#if os(Linux)
let n: Int = "text"  // error: cannot convert value of type 'String' to specified type 'Int'
#endif
