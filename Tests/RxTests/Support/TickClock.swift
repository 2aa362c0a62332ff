import FoundationEssentials
import Rx

/// Virtual time in ticks of one second, one for each character of a marble string.
typealias TickClock = VirtualTimeScheduler<TickConverter>

extension VirtualTimeScheduler where Converter == TickConverter {
  convenience init() {
    self.init(initialClock: 0, converter: TickConverter())
  }
}

struct TickConverter: VirtualTimeConverterType {
  func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
    RxTime(timeIntervalSince1970: Double(virtualTime))
  }

  func convertToVirtualTime(_ time: RxTime) -> Int { Int(time.timeIntervalSince1970) }

  func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
    Double(virtualTimeInterval)
  }

  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int { Int(timeInterval) }

  func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }

  func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    if lhs < rhs { .lessThan } else if lhs > rhs { .greaterThan } else { .equal }
  }
}
