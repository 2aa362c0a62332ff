let b = #available(macOS 11, *)  // error: #available may only be used as condition of an 'if', 'guard' or 'while' statement
