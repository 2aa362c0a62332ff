func f(_ n: Nummer) {}  // error: cannot find type 'Nummer' in scope
