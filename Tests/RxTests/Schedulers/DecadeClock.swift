import FoundationEssentials
import Rx

/// Virtual time in steps of ten seconds, by a converter from outside the library; work for now waits one step.
final class DecadeClock: VirtualTimeScheduler<DecadeConverter> {
  init(initialClock: DecadeConverter.Decade = .init(number: 0)) {
    super.init(initialClock: initialClock, converter: DecadeConverter())
  }

  override func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
    time.number > clock.number ? time : VirtualTime(number: clock.number + 1)
  }
}

struct DecadeConverter: VirtualTimeConverterType {
  /// No number, and not comparable by itself.
  struct Decade {
    let number: Int
  }

  func convertFromVirtualTime(_ virtualTime: Decade) -> RxTime {
    RxTime(timeIntervalSince1970: Double(virtualTime.number) * 10)
  }

  func convertToVirtualTime(_ time: RxTime) -> Decade {
    Decade(number: Int(time.timeIntervalSince1970 / 10))
  }

  func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
    Double(virtualTimeInterval) * 10
  }

  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int { Int(timeInterval / 10) }

  func offsetVirtualTime(_ time: Decade, offset: Int) -> Decade {
    Decade(number: time.number + offset)
  }

  func compareVirtualTime(_ lhs: Decade, _ rhs: Decade) -> VirtualTimeComparison {
    if lhs.number < rhs.number {
      .lessThan
    } else if lhs.number > rhs.number {
      .greaterThan
    } else {
      .equal
    }
  }
}
