import Foundation
struct A: Codable { let kind = "x"; let n: Int; var extra: [Int] = []; var opt: Int?; lazy var twice = n * 2
  enum CodingKeys: String, CodingKey { case n } }
var a = try! JSONDecoder().decode(A.self, from: Data(#"{"n":1}"#.utf8))
print(a.kind, a.n, a.extra, a.opt as Any, a.twice)
struct B: Codable { let kind = "x"; let n: Int; var m = 4 }
print((try? JSONDecoder().decode(B.self, from: Data(#"{"n":1}"#.utf8))) as Any)
print(try! JSONDecoder().decode(B.self, from: Data(#"{"n":1,"m":2}"#.utf8)).kind)
class C: Codable { var n = 1; var list: [String] = ["q"]; enum CodingKeys: CodingKey { case n } }
print(try! JSONDecoder().decode(C.self, from: Data(#"{"n":7}"#.utf8)).list)
// expect: x 1 [] nil 2
// expect: nil
// expect: x
// expect: ["q"]
