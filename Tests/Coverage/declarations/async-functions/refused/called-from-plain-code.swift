func load() async -> Int { 1 }
func use() -> Int {
  load()  // error: 'async' call in a function that does not support concurrency
}
