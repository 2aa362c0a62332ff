typealias Meters = Dooble  // error: cannot find type 'Dooble' in scope
