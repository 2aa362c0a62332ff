var handlers: [(String) -> Void] = []
func onEvent(_ handler: @escaping (String) -> Void) { handlers.append(handler) }
var seen: [String] = []
onEvent { seen.append("first " + $0) }
onEvent { text in
  let upper = text.uppercased()
  seen.append("second " + upper)
}
for handler in handlers { handler("ping") }
print(seen)  // expect: ["first ping", "second PING"]
func load(_ id: Int, completion: @escaping (Result<String, Error>) -> Void) {
  struct NotFound: Error {}
  completion(id > 0 ? .success("item \(id)") : .failure(NotFound()))
}
load(3) { result in
  switch result {
  case .success(let text): print(text)  // expect: item 3
  case .failure(let error): print("failed", error)
  }
}
load(0) { if case .failure(let error) = $0 { print("failed", error) } }
// expect: failed NotFound()
