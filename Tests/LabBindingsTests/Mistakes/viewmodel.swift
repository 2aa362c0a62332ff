import RxSwift
import RxCocoa
protocol Service { func load(id: Int) -> Single<String> }
struct FakeService: Service {
  func load(id: Int) -> Single<String> { .just(id) }  // expect error: expected `String`, got `Int`
}
class Model {
  let query = PublishRelay<String>()
  let results: Driver<[String]>  // expect error: `Driver` is RxCocoa's, for what a screen shows
  init(service: Service) {
    results = query.asObservable()
      .flatMapLatest { service.load(id: $0) }
      .map { [$0] }
      .asDriver(onErrorJustReturn: "none")  // expect error: `asDriver` is RxCocoa's, for what a screen shows
  }
}
let model = Model()  // expect error: the argument `service:` is missing
model.query.onNext("rx")  // expect error: `PublishRelay` has no member `onNext`
model.results.drive(onNxt: { print($0) })
