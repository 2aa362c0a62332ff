enum Code { case a = 1 }  // error: enum case cannot have a raw value if the enum does not have a raw type
