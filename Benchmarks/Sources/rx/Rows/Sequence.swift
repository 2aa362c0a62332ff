import AsyncAlgorithms
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
      allowance: 8,
      operations: count,
      expected: { operations in (1...operations).filter { $0 % 8 != 7 }.reduce(0, +) },
      limit: { _ in
        for number in numbers {
          let next = addOne(number)
          if isWanted(next) { consume(next) }
        }
      },
      rx: { _ in
        _ = Rx.Observable.from(numbers).map { Work.addOne($0) }.filter { Work.isWanted($0) }
          .subscribe(onNext: { Work.consume($0) })
      },
      openCombine: { _ in
        _ = numbers.publisher.map { Work.addOne($0) }.filter { Work.isWanted($0) }
          .sink { Work.consume($0) }
      },
      asyncAlgorithms: { operations in
        let sequence = numbers.prefix(operations).async.map { Work.addOne($0) }
          .filter { Work.isWanted($0) }
        for await number in sequence { Work.consume(number) }
      }
    )
  }
}
