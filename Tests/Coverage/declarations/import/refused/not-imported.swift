let d = Date()  // error: cannot find 'Date' in scope
