struct Problem {}
func f() throws { throw Problem() }  // error: thrown expression type 'Problem' does not conform to 'Error'
