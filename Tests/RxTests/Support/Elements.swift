import Rx

/// What an observable sends while it is being subscribed to, as text: `["next(1)", "completed"]`.
func events<Element>(_ source: Observable<Element>) -> [String] {
  var log: [String] = []
  source.subscribe { log.append("\($0)") }.dispose()
  return log
}
