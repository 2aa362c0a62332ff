// A program without imports sees the modules that explain its names.
let numbers = PublishSubject<Int>()
let bag = DisposeBag()
numbers.map { $0 * 2 }.subscribe(onNext: { print($0) }).disposed(by: bag)
// expect: 6
numbers.onNext(3)
// expect: 1970
print(Calendar(identifier: .gregorian).component(.year, from: Date(timeIntervalSince1970: 86_400)))
// expect: 2
print(Int(sqrt(4.0)))
