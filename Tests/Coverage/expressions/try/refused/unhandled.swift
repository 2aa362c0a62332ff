func risky() throws -> Int { 1 }
func use() -> Int { try risky() }  // error: errors thrown from here are not handled
