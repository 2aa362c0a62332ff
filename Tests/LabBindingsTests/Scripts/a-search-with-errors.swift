import Foundation
import RxSwift
import RxRelay

// A view model with inputs and outputs.
protocol ViewModelType {
  associatedtype Input
  associatedtype Output
  func transform(input: Input) -> Output
}

struct User: Codable, Equatable { let id: Int; let name: String; let email: String? }

enum ApiError: Error, CustomStringConvertible {
  case notFound(String), offline
  var description: String {
    switch self {
    case .notFound(let what): return "\(what) not found"
    case .offline: return "offline"
    }
  }
}

protocol UserService { func search(_ query: String) -> Observable<[User]> }

final class FakeService: UserService {
  private let users = [User(id: 1, name: "Ann", email: nil), User(id: 2, name: "Bob", email: "b@x.y"), User(id: 3, name: "Anton", email: nil)]
  func search(_ query: String) -> Observable<[User]> {
    guard query != "fail" else { return .error(ApiError.offline) }
    let found = users.filter { $0.name.lowercased().hasPrefix(query.lowercased()) }
    return found.isEmpty ? .error(ApiError.notFound(query)) : .just(found)
  }
}

final class SearchViewModel: ViewModelType {
  struct Input { let query: Observable<String>; let clear: Observable<Void> }
  struct Output { let titles: Observable<[String]>; let errors: Observable<String>; let isEmpty: Observable<Bool> }
  private let service: UserService
  init(service: UserService) { self.service = service }
  func transform(input: Input) -> Output {
    let errors = PublishRelay<ApiError>()
    let results = input.query
      .distinctUntilChanged()
      .flatMapLatest { [service] query in
        service.search(query)
          .catch { error in
            if let error = error as? ApiError { errors.accept(error) }
            return .empty()
          }
      }
      .map { $0.map(\.name) }
    let titles = Observable.merge(results, input.clear.map { [] }).share(replay: 1)
    return Output(titles: titles, errors: errors.map(\.description).asObservable(), isEmpty: titles.map(\.isEmpty).distinctUntilChanged())
  }
}

let bag = DisposeBag()
let query = PublishSubject<String>(), clear = PublishSubject<Void>()
let output = SearchViewModel(service: FakeService()).transform(input: .init(query: query, clear: clear))
output.titles.subscribe(onNext: { print("titles", $0) }).disposed(by: bag)
output.errors.subscribe(onNext: { print("error:", $0) }).disposed(by: bag)
output.isEmpty.subscribe(onNext: { print("empty", $0) }).disposed(by: bag)
["an", "an", "bob", "zed", "fail", "ann"].forEach(query.onNext)
clear.onNext(())
// expect: titles ["Ann", "Anton"]
// expect: empty false
// expect: titles ["Bob"]
// expect: error: zed not found
// expect: error: offline
// expect: titles ["Ann"]
// expect: titles []
// expect: empty true
