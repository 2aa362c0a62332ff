let (a, b) = 3  // error: cannot convert value of type 'Int' to specified type '(_, _)'
