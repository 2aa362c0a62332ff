enum Code: Int { case a = 1, b = 1 }  // error: raw value for enum case is not unique
