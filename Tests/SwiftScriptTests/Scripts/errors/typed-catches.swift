enum NetworkError: Error, Equatable { case timeout, status(Int), offline(reason: String) }
struct ParseError: Error { let line: Int; var message: String { "line \(line)" } }
func fail(_ kind: Int) throws -> String {
  switch kind {
  case 0: throw NetworkError.timeout
  case 1: throw NetworkError.status(404)
  case 2: throw NetworkError.status(500)
  case 3: throw NetworkError.offline(reason: "cable")
  case 4: throw ParseError(line: 12)
  default: return "fine"
  }
}
for kind in 0...5 {
  do {
    print(try fail(kind))
  } catch NetworkError.timeout {
    print("timeout")  // expect: timeout
  } catch NetworkError.status(let code) where code < 500 {
    print("client", code)  // expect: client 404
  } catch let NetworkError.offline(reason) {
    print("offline", reason)
  } catch let error as NetworkError {
    print("network", error, error == .status(500))
    // expect: network status(500) true
    // expect: offline cable
  } catch let error as ParseError {
    print(error.message)
    // expect: line 12
    // expect: fine
  } catch {
    print("other", error)
  }
}
do { _ = try fail(4) } catch is ParseError { print("parse") } catch {}  // expect: parse
let value = (try? fail(0)) ?? "fallback"
print(value)  // expect: fallback
