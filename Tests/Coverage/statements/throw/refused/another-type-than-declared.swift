enum Failure: Error { case empty }
struct Other: Error {}
func f() throws(Failure) { throw Other() }  // error: thrown expression type 'Other' cannot be converted to error type 'Failure'
