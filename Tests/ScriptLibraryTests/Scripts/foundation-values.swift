import Foundation
let ns = "abc" as NSString
print(ns.length)
let a: Any = ns
print(a is String, (a as? NSString)?.length ?? -1)
print((5 as NSNumber).doubleValue, (2.5 as NSNumber).intValue, (true as NSNumber).boolValue)
enum E: Error { case x, y }
do { throw E.y } catch { let e = error as NSError; print(e.domain, e.code) }
func f() throws { throw NSError(domain: "q", code: 9) }
do { try f() } catch { print((error as NSError).code, error is NSError) }
let n: NSNumber = 4
print(n, NSNumber(value: 2.5), n.intValue + 1, [n, 5])
let o = NSObject(); print(o == NSObject(), o.isEqual(o))
class P: NSObject { let v: Int; init(_ v: Int) { self.v = v }; override func isEqual(_ object: Any?) -> Bool { (object as? P)?.v == v }; override var hash: Int { v } ; override var description: String { "P\(v)" } }
print(P(1) == P(1), [P(1): "a"][P(1)] ?? "-", Set([P(1), P(1)]).count, P(3))
let cache = NSCache<NSString, P>()
cache.setObject(P(7), forKey: "k")
print(cache.object(forKey: "k")?.v ?? 0, cache.object(forKey: "z") as Any)
print(IndexPath(indexes: [2, 1]), IndexSet([3, 1, 2, 3]).map { $0 })
var dc = DateComponents(); dc.year = 2020; dc.month = 2; dc.day = 29
var cal = Calendar(identifier: .gregorian); cal.timeZone = TimeZone(secondsFromGMT: 0)!
let d = cal.date(from: dc)!
print(d, cal.component(.weekday, from: d), cal.date(byAdding: .year, value: 1, to: d)!)
print(cal.dateComponents([.day, .hour], from: d, to: d.addingTimeInterval(100_000)).hour ?? -1)
let fm = DateFormatter(); fm.locale = Locale(identifier: "en_US_POSIX"); fm.timeZone = TimeZone(identifier: "UTC"); fm.dateFormat = "yyyy-MM-dd HH:mm:ss EEEE"
print(fm.string(from: d), fm.date(from: "2021-03-04 05:06:07 Thursday") as Any)
print(String(format: "%05.2f|%-6d|%x|%@|%3d%%|%e|%2$ld", 3.14159, 42, 255, "s", 7, 12345.678))
print(String(format: "%d %ld %u %hhd", 5_000_000_000, 5_000_000_000, -1, 300))
let dec = Decimal(string: "0.1")! + Decimal(0.2)
print(dec, Decimal(1) / 3, (dec * 100 as Decimal).description, NSDecimalNumber(decimal: dec))
print("a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")), "  x ".trimmingCharacters(in: .whitespaces), "aXbX".replacingOccurrences(of: "X", with: "-"))
print("hello world".capitalized, "a b".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!, "x".padding(toLength: 3, withPad: "-", startingAt: 0))
if let r = "Hello".range(of: "LL", options: .caseInsensitive) { print("Hello"[r]) }
var u = URLComponents(string: "https://a.b/c?x=1")!
u.queryItems = [URLQueryItem(name: "q", value: "s p"), URLQueryItem(name: "n", value: nil)]
print(u.url!.absoluteString, u.queryItems!, URL(string: "https://h.i:80/j/k.html?z#f")!.pathExtension)
print(Data([1, 2, 255]).base64EncodedString(), Data("hé".utf8).count, String(data: Data([104, 105]), encoding: .utf8)!, Data([1,2,3])[1...].count, Data([1, 2]))
let re = try NSRegularExpression(pattern: "(\\d+)-(\\w+)")
for m in re.matches(in: "12-ab 3-c", range: NSRange(location: 0, length: 9)) { print(m.range, ("12-ab 3-c" as NSString).substring(with: m.range(at: 2))) }
print(sqrt(2.0), pow(2, 10), floor(-1.5), CGPoint(x: 1, y: 2).y, CGRect(x: 0, y: 0, width: 2, height: 3).midX)
let nf = NumberFormatter(); nf.numberStyle = .decimal; nf.locale = Locale(identifier: "en_US"); nf.maximumFractionDigits = 2
print(nf.string(from: 1234567.891)!, nf.number(from: "1,234.5")!)
print(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!, DateInterval(start: d, duration: 10).contains(d))
print(1234.5.formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "en_US"))), 0.25.formatted(.percent.locale(Locale(identifier: "en_US"))))
// expect: 3
// expect: true 3
// expect: 5.0 2 true
// expect: main.E 1
// expect: 9 true
// expect: 4 2.5 5 [4, 5]
// expect: false true
// expect: true a 1 P3
// expect: 7 nil
// expect: [2, 1] [1, 2, 3]
// expect: 2020-02-29 00:00:00 +0000 7 2021-02-28 00:00:00 +0000
// expect: 3
// expect: 2020-02-29 00:00:00 Saturday Optional(2021-03-04 05:06:07 +0000)
// expect: 03.14|42    |ff|s|  7%|1.234568e+04|42
// expect: 705032704 5000000000 4294967295 44
// expect: 0.3 0.33333333333333333333333333333333333333 30 0.3
// expect: ["a", "b", "c"] x a-b-
// expect: Hello World a%20b x--
// expect: ll
// expect: https://a.b/c?q=s%20p&n [q=s p, n] html
// expect: AQL/ 3 hi 2 2 bytes
// expect: {0, 5} ab
// expect: {6, 3} c
// expect: 1.4142135623730951 1024 -2.0 2.0 1.0
// expect: 1,234,567.89 1234.5
// expect: E621E1F8-C36C-495A-93FC-0C247A3E6E5F true
// expect: 1,234.50 25%
