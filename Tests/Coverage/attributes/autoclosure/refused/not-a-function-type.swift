func f(_ n: @autoclosure Int) {}  // error: '@autoclosure' only applies to function types
