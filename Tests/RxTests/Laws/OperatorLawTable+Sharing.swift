import Rx

extension OperatorLawTable {
  mutating func addSharing() {
    add("share(replay:scope:)") { $0.share(replay: 2) }
    add("publish()") { $0.publish().refCount() }
    add("replay(_:)") { $0.replay(1).refCount() }
    add("replayAll()") { $0.replayAll().refCount() }
    add("multicast(_:)", exempt: [.freshState: "its one subject has ended with the first"]) {
      $0.multicast(PublishSubject<Int>()).refCount()
    }
    add("multicast(makeSubject:)") { $0.multicast { PublishSubject<Int>() }.refCount() }
    add("multicast(_:selector:)") {
      $0.multicast({ PublishSubject<Int>() }, selector: { $0 })
    } failing: {
      $0.multicast({ () throws -> PublishSubject<Int> in throw TestError() }, selector: { $0 })
    }
    add("refCount()") { $0.publish().refCount() }
  }
}
