func f(_ n: @autoclosure (Int) -> Int) {}  // error: argument type of '@autoclosure' parameter must be '()'
