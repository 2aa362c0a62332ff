// not compiled: a library of the time, which a program imports here as a script of ours
import ObjectMapper
import Foundation
class Page: Mappable {
  var posts = [Note]()
  var next: Link!
  required init?(map: Map) {}
  func mapping(map: Map) {
    posts <- map["data"]
    next <- map["paging"]
  }
}
class Note: Mappable {
  var text: String!
  var likes: Int?
  var city: String?
  required init?(map: Map) {}
  func mapping(map: Map) {
    text <- map["text"]
    likes <- map["likes"]
    city <- map["place.city"]
  }
}
struct Link: Mappable {
  var url = ""
  init?(map: Map) {}
  mutating func mapping(map: Map) { url <- map["next"] }
}
let page = Page(JSON: ["data": [["text": "a", "likes": 2], ["text": "b", "place": ["city": "Oslo"]]], "paging": ["next": "/2"]])
print(page!.posts.map { "\($0.text!) \($0.likes ?? 0) \($0.city ?? "-")" }, page!.next.url)
// expect: ["a 2 -", "b 0 Oslo"] /2
let note = Mapper<Note>().map(JSONString: #"{"text": "c", "likes": 3}"#)
print(note!.text!, note!.likes!)
// expect: c 3
