import RxSwift
import RxCocoa
protocol Service { func load(id: Int) -> Single<String> }
struct FakeService: Service {
  func load(id: Int) -> Single<String> { .just(id) }  // expect error: cannot convert value of type 'Int' to expected argument type 'String'
}
class Model {
  let query = PublishRelay<String>()
  let results: Driver<[String]>
  init(service: Service) {
    results = query.asObservable()
      .flatMapLatest { service.load(id: $0) }  // expect error: cannot convert value of type 'String' to expected argument type 'Int'
      .map { [$0] }
      .asDriver(onErrorJustReturn: "none")
  }
}
let model = Model()  // expect error: missing argument for parameter 'service' in call
let other = Model(service: FakeService())
other.query.onNext("rx")  // expect error: value of type 'PublishRelay<String>' has no member 'onNext'
model.results.drive(onNxt: { print($0) })
let wrong: Int = "three"  // expect error: cannot convert value of type 'String' to specified type 'Int'
