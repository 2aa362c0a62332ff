func risky() throws -> Int { 1 }
func use() throws -> Int { risky() }  // error: call can throw but is not marked with 'try'
