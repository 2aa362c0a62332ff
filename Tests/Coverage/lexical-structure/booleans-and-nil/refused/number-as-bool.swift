let flag: Bool = 1  // error: integer literal value '1' cannot be used as a boolean; did you mean 'true'?
