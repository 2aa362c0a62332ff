import ScriptSource
import Testing

/// Which line of the simulated server answers a request.
struct ServerTests {
  @Test(arguments: [
    ("/tea", "any query of a path"),
    ("https://shop/tea", "any query of a whole address"),
    ("https://shop/*", "any path"),
    ("https://shop/tea?size=2", "this query"),
    ("https://shop/*?size=*", "a query that begins so"),
  ])
  func aQueryMayBeAnyUnlessTheLineHasOne(_ pattern: String, _ rule: String) {
    let log = ScriptLog(
      """
      server.answer("GET", "*") { _ in .status(404) }
      server.answer("GET", "https://shop/tea?size=3") { _ in .status(500) }
      server.answer("GET", "\(pattern)") { _ in .status(200) }
      let request = URLRequest(url: URL(string: "https://shop/tea?size=2")!)
      URLSession.rx.shouldLogRequest = { _ in false }
      _ = URLSession.shared.rx.response(request: request).subscribe(onNext: { print($0.response.statusCode) })
      """
    )
    #expect(log.mistakes.map(\.message) == [])
    #expect(log.printed == ["200"], "\(rule)")
  }
}
