struct Failure: Error {}
func f(_ g: () throws -> Void) rethrows { throw Failure() }  // error: a function declared 'rethrows' may only throw if its parameter does
