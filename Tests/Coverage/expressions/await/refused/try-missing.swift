func load() async throws -> Int { 1 }
func use() async throws -> Int { await load() }  // error: call can throw but is not marked with 'try'
