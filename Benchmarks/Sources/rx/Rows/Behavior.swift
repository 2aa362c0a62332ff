import OpenCombine
import Rx

extension Rows {
  static func behavior() -> Row {
    let consume = Work.opaque { (number: Int) in Work.consume(number) }
    let subject = BehaviorSubject(value: 0)
    let current = CurrentValueSubject<Int, Never>(0)
    let box = Work.Box()
    return Row(
      number: "15",
      title: "BehaviorSubject set + get",
      operations: count,
      expected: Work.sum(to:),
      limit: {
        for number in 0..<$0 {
          box.number = number
          consume(box.number)
        }
      },
      rx: {
        for number in 0..<$0 {
          subject.onNext(number)
          if let value = try? subject.value() { Work.consume(value) }
        }
      },
      openCombine: {
        for number in 0..<$0 {
          current.send(number)
          Work.consume(current.value)
        }
      }
    )
  }
}
