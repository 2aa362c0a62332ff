import OpenCombine
import Rx

extension Rows {
  static func sequence() -> Row {
    let numbers = Array(0..<count)
    let addOne = Work.opaque { (number: Int) in Work.addOne(number) }
    let isWanted = Work.opaque { (number: Int) in Work.isWanted(number) }
    let consume = Work.opaque { (number: Int) in Work.consume(number) }
    return Row(
      number: "01",
      title: "from → map → filter → sum",
      operations: count,
      allowance: 8,
      limit: {
        for number in numbers {
          let next = addOne(number)
          if isWanted(next) { consume(next) }
        }
      },
      rx: {
        _ = Rx.Observable.from(numbers).map { Work.addOne($0) }.filter { Work.isWanted($0) }
          .subscribe(onNext: { Work.consume($0) })
      },
      openCombine: {
        _ = numbers.publisher.map { Work.addOne($0) }.filter { Work.isWanted($0) }
          .sink { Work.consume($0) }
      }
    )
  }
}
