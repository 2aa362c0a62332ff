import Foundation
class Work: Operation {
  let n: Int
  var result = 0
  init(n: Int) { self.n = n; super.init() }
  override func main() { result = n * 2 }
}
let work = Work(n: 4)
work.completionBlock = nil
work.start()
print(work.result, work.isFinished)  // expect: 8 true
class Chain: BlockOperation {
  var log = [String]()
  override func main() { log.append("before"); super.main(); log.append("after") }
}
let chain = Chain()
chain.addExecutionBlock { print("block") }
chain.start()  // expect: block
print(chain.log)  // expect: ["before", "after"]
class Stamp: DateFormatter {
  var prefix = "on "
  override func string(from date: Date) -> String { prefix + super.string(from: date) }
}
let stamp = Stamp()
stamp.locale = Locale(identifier: "en_US_POSIX")
stamp.timeZone = TimeZone(secondsFromGMT: 0)
stamp.dateFormat = "yyyy-MM-dd"
print(stamp.string(from: Date(timeIntervalSince1970: 86_400)))  // expect: on 1970-01-02
print(work is Operation, stamp is DateFormatter, type(of: chain))  // expect: true true Chain
