import OpenCombine
import Rx

extension Rows {
  static func behavior() -> Row {
    let consume = Work.opaque { (number: Int) in Work.consume(number) }
    let subject = BehaviorSubject(value: 0)
    let current = CurrentValueSubject<Int, Never>(0)
    let plain = Plain()
    return Row(
      number: "15",
      title: "BehaviorSubject set + get",
      operations: count,
      allowance: nil,
      limit: {
        for number in 0..<count {
          plain.value = number
          consume(plain.value)
        }
      },
      rx: {
        for number in 0..<count {
          subject.onNext(number)
          if let value = try? subject.value() { Work.consume(value) }
        }
      },
      openCombine: {
        for number in 0..<count {
          current.send(number)
          Work.consume(current.value)
        }
      }
    )
  }

  private final class Plain { var value = 0 }
}
