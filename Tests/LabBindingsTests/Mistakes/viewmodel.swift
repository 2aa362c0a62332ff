import RxSwift
import RxCocoa
protocol Service { func load(id: Int) -> Single<String> }
struct FakeService: Service {
  func load(id: Int) -> Single<String> { .just(id) }  // expect error: expected `String`, got `Int`
}
class Model {
  let query = PublishRelay<String>()
  let results: Driver<[String]>  // expect error: there is no type `Driver`
  init(service: Service) {
    results = query.asObservable()
      .flatMapLatest { service.load(id: $0) }
      .map { [$0] }
      .asDriver(onErrorJustReturn: "none")  // expect error: `Observable` has no member `asDriver`
  }
}
let model = Model()  // expect error: the argument `service:` is missing
model.query.onNext("rx")  // expect error: `PublishRelay` has no member `onNext`
model.results.drive(onNxt: { print($0) })
