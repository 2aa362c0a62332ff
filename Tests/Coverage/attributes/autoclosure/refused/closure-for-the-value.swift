func f(_ n: @autoclosure () -> Int) {}
f({ 1 })  // error: add () to forward '@autoclosure' parameter
