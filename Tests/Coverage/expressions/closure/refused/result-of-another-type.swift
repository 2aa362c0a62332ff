let f: (Int) -> String = { $0 + 1 }  // error: cannot convert value of type 'Int' to closure result type 'String'
