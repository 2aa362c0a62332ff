import Foundation
import RxSwift

struct Page<Item: Decodable>: Decodable { let items: [Item]; let next: Int?; enum CodingKeys: String, CodingKey { case items = "data", next = "next_page" } }
struct Repo: Decodable { let name: String; let stars: Int; let owner: Owner; struct Owner: Decodable { let login: String }; let topics: [String]? 
  enum CodingKeys: String, CodingKey { case name, owner, topics; case stars = "stargazers_count" } }
enum Kind: String, Codable { case a, b, other
  init(from decoder: Decoder) throws { let raw = try decoder.singleValueContainer().decode(String.self); self = Kind(rawValue: raw) ?? .other } }
struct Box: Codable { let kind: Kind; let when: Date?; var tags: Set<String> = []
  private enum CodingKeys: CodingKey { case kind, when } }
let pages = [
  #"{"data":[{"name":"Rx","stargazers_count":10,"owner":{"login":"ann"},"topics":["rx","swift"]}],"next_page":2}"#,
  #"{"data":[{"name":"NIO","stargazers_count":7,"owner":{"login":"bob"}}],"next_page":null}"#,
]
func fetch(_ n: Int) -> Single<Data> {
  Single.create { single in
    if pages.indices.contains(n - 1) { single(.success(Data(pages[n - 1].utf8))) } else { single(.failure(RxError.noElements)) }
    return Disposables.create()
  }
}
extension PrimitiveSequence where Trait == SingleTrait, Element == Data {
  func decode<T: Decodable>(_ type: T.Type = T.self) -> Single<T> { map { try JSONDecoder().decode(T.self, from: $0) } }
}
func all(from n: Int) -> Observable<Repo> {
  fetch(n).decode(Page<Repo>.self).asObservable().flatMap { page -> Observable<Repo> in
    let now = Observable.from(page.items)
    guard let next = page.next else { return now }
    return now.concat(all(from: next))
  }
}
let bag = DisposeBag()
all(from: 1).map { "\($0.owner.login)/\($0.name) \($0.stars) \($0.topics?.joined(separator: ",") ?? "-")" }
  .subscribe(onNext: { print($0) }, onError: { print("error", $0) }, onCompleted: { print("done") }).disposed(by: bag)
all(from: 1).reduce(0) { $0 + $1.stars }.subscribe(onNext: { print("stars", $0) }).disposed(by: bag)
let broken = Single.just(Data("{}".utf8)).decode(Page<Repo>.self)
broken.subscribe(onSuccess: { print($0.items.count) }, onFailure: { error in
  if case DecodingError.keyNotFound(let key, _) = error { print("missing", key.stringValue) } else { print("?", error) }
}).disposed(by: bag)
let decoder = JSONDecoder(); decoder.dateDecodingStrategy = .secondsSince1970
let box = try! decoder.decode([Box].self, from: Data(#"[{"kind":"b","when":0},{"kind":"zz"}]"#.utf8))
print(box.map(\.kind), box[0].when!.timeIntervalSince1970, box[1].when as Any, box[0].tags)
let encoder = JSONEncoder(); encoder.outputFormatting = [.sortedKeys]; encoder.dateEncodingStrategy = .secondsSince1970
print(String(data: try! encoder.encode(box), encoding: .utf8)!)
// expect: ann/Rx 10 rx,swift
// expect: bob/NIO 7 -
// expect: done
// expect: stars 17
// expect: missing data
// expect: [main.Kind.b, main.Kind.other] 0.0 nil []
// expect: [{"kind":"b","when":0},{"kind":"other"}]
