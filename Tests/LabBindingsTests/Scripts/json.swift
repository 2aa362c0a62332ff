import Foundation
import RxSwift

struct Post: Codable, Equatable {
  let id: Int
  let title: String
  var tags: [String]?
  let score: Double
}

enum Level: String, Codable { case low, high }

struct User: Codable {
  let name: String
  let posts: [Post]
  let level: Level
  let site: URL

  enum CodingKeys: String, CodingKey {
    case name = "full_name"
    case posts, level, site
  }
}

let text = """
  {"full_name": "Ann", "level": "high", "site": "http://example.org/a?b=c",
   "posts": [{"id": 1, "title": "one", "score": 2},
             {"id": 2, "title": "two", "tags": ["x", "y"], "score": 2.5}]}
  """
let data = text.data(using: .utf8)!
let user = try JSONDecoder().decode(User.self, from: data)
print(user.name, user.level, user.posts.count, user.posts[0].score)
print(user.posts[0].tags == nil, user.posts[1].tags ?? [])
print(user.site.host ?? "-", user.site.path, user.site.query ?? "-")
print(try JSONDecoder().decode([Int].self, from: Data("[1, 2]".utf8)))
print(try JSONDecoder().decode([String: Int].self, from: Data("{\"a\": 1}".utf8)))

let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
print(String(data: try encoder.encode(user.posts[1]), encoding: .utf8)!)
print(try JSONDecoder().decode(Post.self, from: encoder.encode(user.posts[0])) == user.posts[0])

for broken in ["{}", "{\"id\": \"x\", \"title\": \"t\", \"score\": 1}", "nonsense"] {
  do {
    _ = try JSONDecoder().decode(Post.self, from: Data(broken.utf8))
    print("decoded")
  } catch DecodingError.keyNotFound(let key, _) {
    print("no key", key.stringValue)
  } catch {
    print("failed")
  }
}

_ = Observable.just(data).decode(type: User.self, decoder: JSONDecoder())
  .map { $0.posts.map { $0.title } }
  .subscribe(onNext: { print($0) })
_ = Observable.just(Data("[]".utf8)).decode(type: User.self, decoder: JSONDecoder())
  .subscribe(onNext: { print($0) }, onError: { _ in print("the sequence failed") })

let snake = JSONDecoder()
snake.keyDecodingStrategy = .convertFromSnakeCase
snake.dateDecodingStrategy = .secondsSince1970
struct Event2: Decodable { let happenedAt: Date; let isOver: Bool }
let event = try snake.decode(Event2.self, from: Data("{\"happened_at\": 60, \"is_over\": true}".utf8))
print(event.happenedAt.timeIntervalSince1970, event.isOver)

// expect: Ann high 2 2.0
// expect: true ["x", "y"]
// expect: example.org /a b=c
// expect: [1, 2]
// expect: ["a": 1]
// expect: {"id":2,"score":2.5,"tags":["x","y"],"title":"two"}
// expect: true
// expect: no key id
// expect: failed
// expect: failed
// expect: ["one", "two"]
// expect: the sequence failed
// expect: 60.0 true
