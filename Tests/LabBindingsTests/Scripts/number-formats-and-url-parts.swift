import Foundation
let f = NumberFormatter()
f.numberStyle = .decimal
print(f.string(from: 1234567.891)!, f.string(from: NSNumber(value: 12))!, f.string(from: 0.5 as NSNumber)!)
f.maximumFractionDigits = 1; f.minimumFractionDigits = 1
print(f.string(from: 3)!, f.string(from: 2.25)!)
f.numberStyle = .percent
print(f.string(from: 0.256)!)
let c = NumberFormatter(); c.numberStyle = .currency; c.currencyCode = "USD"; c.locale = Locale(identifier: "en_US")
print(c.string(from: 9.5)!, c.string(from: NSNumber(value: -3))!)
let d = NumberFormatter(); print(d.number(from: "42")?.intValue ?? -1, d.number(from: "x") as Any, NSNumber(value: 2.5).doubleValue, NSNumber(value: 3))
let g = NumberFormatter(); g.numberStyle = .decimal; g.groupingSeparator = " "; print(g.string(for: 1000000)!)
let w = NumberFormatter(); w.minimumIntegerDigits = 3; print(w.string(from: 7)!)
var parts = URLComponents()
parts.scheme = "https"; parts.host = "api.example.com"; parts.path = "/search"
parts.queryItems = [URLQueryItem(name: "q", value: "rx swift"), URLQueryItem(name: "page", value: "\(2)"), URLQueryItem(name: "flag", value: nil)]
print(parts.url!, parts.string!, parts.query!, parts.percentEncodedQuery!)
let read = URLComponents(string: "http://x.org:8080/a/b?k=v&z=%20#frag")!
var copy = parts; copy.host = "other"; print(parts.host!, copy.host!)
print(read.host!, read.port!, read.path, read.queryItems!.map { "\($0.name)=\($0.value ?? "-")" }, read.fragment ?? "", read.user as Any)
let found = URLComponents(url: URL(string: "https://a.b/c?d=1")!, resolvingAgainstBaseURL: false)
print(found?.queryItems?.first { $0.name == "d" }?.value ?? "none", URLComponents(string: "http://[")?.host as Any)
let shared = NSURLComponents(url: URL(string: "https://a.b/c?d=1")!, resolvingAgainstBaseURL: true)!
let same = shared
same.queryItems = [URLQueryItem(name: "q", value: "x y")]
same.port = 81
print(shared.url!, shared.port!, shared.path!, NSURLComponents(string: "http://[")?.host as Any)
print(URLQueryItem(name: "a", value: "b"), URLQueryItem(name: "a", value: "b") == URLQueryItem(name: "a", value: "b"))
// expect: 1,234,567.891 12 0.5
// expect: 3.0 2.25
// expect: 25.6%
// expect: $9.50 -$3.00
// expect: 42 nil 2.5 3
// expect: 1 000 000
// expect: 007
// expect: https://api.example.com/search?q=rx%20swift&page=2&flag https://api.example.com/search?q=rx%20swift&page=2&flag q=rx swift&page=2&flag q=rx%20swift&page=2&flag
// expect: api.example.com other
// expect: x.org 8080 /a/b ["k=v", "z= "] frag nil
// expect: 1 nil
// expect: https://a.b:81/c?q=x%20y 81 /c nil
// expect: a=b true
