func load() async -> Int { 1 }
func use() async -> Int { load() }  // error: expression is 'async' but is not marked with 'await'
