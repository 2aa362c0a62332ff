enum Failure: Error { case empty }
func f() { throw Failure.empty }  // error: error is not handled because the enclosing function is not declared 'throws'
