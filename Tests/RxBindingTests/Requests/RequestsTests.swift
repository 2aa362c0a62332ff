import Foundation
import RxBinding
import Testing

struct RequestsTests {
  private enum Failure: RequestFailure {
    case unknown
    case httpRequestFailed(response: Int, data: Data?)
    case deserializationError(error: any Error)
  }

  /// A network that answers by hand.
  private final class Network {
    let lines = Lines()
    var time = Date(timeIntervalSince1970: 0)
    var logs = true
    private(set) var answer: (Result<(response: Int, data: Data), any Error>) -> Void = { _ in }

    var requests: Requests<String, Failure> {
      let trace = RequestTrace<String>(
        shouldLog: { [self] _ in logs },
        describe: {
          RequestDescription(
            method: "POST",
            url: $0,
            headers: ["B": "2", "A": "1"],
            body: Data("say \"hi\"".utf8)
          )
        },
        now: { [self] in time },
        write: lines.add
      )
      return Requests(status: { $0 }, trace: trace, start: start)
    }

    private func start(
      _ request: String,
      _ completion: @escaping (Result<(response: Int, data: Data), any Error>) -> Void
    ) -> () -> Void {
      lines.add("start \(request)")
      answer = completion
      return { self.lines.add("cancel") }
    }

    func answer(_ status: Int, _ text: String = "[1]") {
      answer(.success((status, Data(text.utf8))))
    }
  }

  @Test func eachSubscriberStartsARequest() {
    let network = Network()
    network.logs = false
    let response = network.requests.response("u")
    #expect(network.lines.take() == [])
    for _ in 0..<2 {
      _ = response.subscribe { network.lines.add("\($0.map(\.response))") }
      network.answer(404)
    }
    let one = ["start u", "next(404)", "completed", "cancel"]
    #expect(network.lines.take() == one + one)
  }

  @Test func disposalCancels() {
    let network = Network()
    network.requests.response("u").subscribe().dispose()
    #expect(network.lines.take() == ["start u", "cancel"])
  }

  @Test func theTraceIsACommandAndHowItEnded() {
    let network = Network()
    let command = """
      curl -X POST -d "say \\"hi\\"" 
          -H "A: 1" 
          -H "B: 2" 
      "u" -i -v
      """
    let cancelled = NSError(domain: NSURLErrorDomain, code: NSURLErrorCancelled)
    let rows: [(Result<(response: Int, data: Data), any Error>, String)] = [
      (.success((200, Data())), "Success (1098ms): Status 200"),
      (.success((404, Data())), "Failure (1098ms): Status 404"),
      (.failure(cancelled), "Canceled (1098ms)"),
      (.failure(TestError()), "Failure (1098ms): NSError > TestError(name: \"#\")"),
    ]
    for (outcome, last) in rows {
      _ = network.requests.response("u").subscribe(onError: { _ in })
      network.time += 1.098
      network.answer(outcome)
      #expect(network.lines.take().filter { $0 != "cancel" } == ["start u", command, last])
    }
  }

  @Test func dataWantsAGoodStatusAndJSONGoodData() {
    let network = Network()
    network.logs = false
    let lines = Lines()
    _ = network.requests.data("u").subscribe(onNext: { lines.add("\($0.count) bytes") })
    network.answer(204)
    _ = network.requests.data("u").subscribe(onError: { lines.add("\($0)") })
    network.answer(500)
    _ = network.requests.json("u").subscribe(onNext: { lines.add("\($0 as? [Int] ?? [])") })
    network.answer(200)
    _ = network.requests.json("u").subscribe(onError: { error in
      if case Failure.deserializationError = error { lines.add("no JSON") }
    })
    network.answer(200, "{")
    #expect(
      lines.take() == [
        "3 bytes", "httpRequestFailed(response: 500, data: Optional(3 bytes))", "[1]", "no JSON",
      ]
    )
  }
}
