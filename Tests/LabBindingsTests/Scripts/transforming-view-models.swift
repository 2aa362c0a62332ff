// MVVM with protocols and transform
import Foundation
import RxSwift
import RxCocoa
protocol ViewModelType { associatedtype Input; associatedtype Output; func transform(_ input: Input) -> Output }
protocol HasDisposeBag { var disposeBag: DisposeBag { get } }
struct User: Codable, Equatable, Hashable, CustomStringConvertible { let id: Int; let name: String; var description: String { "\(name)#\(id)" } }
enum APIError: LocalizedError { case notFound(String), offline
  var errorDescription: String? { switch self { case .notFound(let q): return "nothing for \(q)"; case .offline: return "offline" } } }
protocol UserServicing: AnyObject { func search(_ query: String) -> Single<[User]> }
final class UserService: UserServicing {
  private let all = ["Ann", "Bob", "Anna", "Hanna"].enumerated().map { User(id: $0.offset, name: $0.element) }
  private(set) var calls = 0
  func search(_ query: String) -> Single<[User]> {
    calls += 1
    return Single.create { [all] single in
      let found = all.filter { $0.name.lowercased().contains(query.lowercased()) }
      found.isEmpty ? single(.failure(APIError.notFound(query))) : single(.success(found))
      return Disposables.create()
    }
  }
}
final class SearchViewModel: ViewModelType {
  struct Input { let query: Observable<String>; let refresh: Observable<Void> }
  struct Output { let users: Infallible<[User]>; let error: Observable<String>; let isLoading: Infallible<Bool>; let title: Infallible<String> }
  enum Action { case search(String), refresh }
  private let service: any UserServicing
  init(service: any UserServicing) { self.service = service }
  func transform(_ input: Input) -> Output {
    let loading = BehaviorRelay(value: false)
    let errors = PublishRelay<Error>()
    let actions = Observable.merge(input.query.filter { !$0.isEmpty }.map(Action.search), input.refresh.map { .refresh })
    let users = actions
      .scan((query: "", turn: 0)) { state, action in
        switch action {
        case .search(let text): return (text, state.turn + 1)
        case .refresh: return (state.query, state.turn + 1)
        }
      }
      .do(onNext: { _ in loading.accept(true) })
      .flatMapLatest { [service] state in
        service.search(state.query).asObservable()
          .do(onError: { errors.accept($0) }, onDispose: { loading.accept(false) })
          .catchAndReturn([])
      }
      .share(replay: 1)
    return Output(
      users: users.asInfallible(onErrorJustReturn: []),
      error: errors.map { $0.localizedDescription },
      isLoading: loading.asInfallible(onErrorJustReturn: false).distinctUntilChanged(),
      title: users.map { $0.count == 1 ? "1 user" : "\($0.count) users" }.asInfallible(onErrorFallbackTo: .never())
    )
  }
}
final class Screen: HasDisposeBag {
  let disposeBag = DisposeBag()
  let query = PublishSubject<String>(), refresh = PublishRelay<Void>()
  let label = BehaviorRelay<String?>(value: nil)
  init(viewModel: SearchViewModel) {
    let output = viewModel.transform(.init(query: query.asObservable(), refresh: refresh.asObservable()))
    output.users.subscribe(onNext: { print("users", $0) }).disposed(by: disposeBag)
    output.error.subscribe(onNext: { print("error:", $0) }).disposed(by: disposeBag)
    output.isLoading.subscribe(onNext: { print($0 ? "…" : "idle") }).disposed(by: disposeBag)
    output.title.map { Optional($0) }.bind(to: label).disposed(by: disposeBag)
    label.asObservable().compactMap { $0 }.bind { print("title", $0) }.disposed(by: disposeBag)
  }
  deinit { print("screen gone") }
}
let service = UserService()
var screen: Screen? = Screen(viewModel: SearchViewModel(service: service))
screen?.query.onNext("an"); screen?.query.onNext(""); screen?.refresh.accept(()); screen?.query.onNext("bob"); screen?.query.on(.next("zz"))
print(service.calls)
screen = nil

// expect: idle
// expect: …
// expect: users [Ann#0, Anna#2, Hanna#3]
// expect: title 3 users
// expect: idle
// expect: …
// expect: users [Ann#0, Anna#2, Hanna#3]
// expect: title 3 users
// expect: idle
// expect: …
// expect: users [Bob#1]
// expect: title 1 user
// expect: idle
// expect: …
// expect: error: nothing for zz
// expect: users []
// expect: title 0 users
// expect: idle
// expect: 4
// expect: screen gone
