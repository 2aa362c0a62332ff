if #available(macOS 11, *) && true { print("a") }  // error: expected ',' joining parts of a multi-clause condition
