import Foundation

let start = Date(timeIntervalSince1970: 1_462_076_237)
let later = start.addingTimeInterval(90)
print(later.timeIntervalSince(start), start.timeIntervalSince(later))
print(later > start, later >= start, later < start, start == Date(timeIntervalSince1970: 1_462_076_237))
print((later - 30).timeIntervalSince1970, (start + 0.5).timeIntervalSince1970)
print(start.compare(later) == .orderedAscending, Date.distantPast < Date.distantFuture)
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(secondsFromGMT: 0)
formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
print(formatter.string(from: later))
print(formatter.date(from: "2016-05-01 04:17:17.000") == start)
print(ISO8601DateFormatter().string(from: start))
print(ISO8601DateFormatter().date(from: "2016-05-01T04:17:17Z") == start)
let interval: TimeInterval = 3
print(interval * 2)
let identifier = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
print(identifier?.uuidString ?? "-", UUID(uuidString: "x") == nil, UUID().uuidString.count)
print(Int.random(in: 3...3), [7].randomElement() ?? 0, [5].shuffled())
print(URL(string: "https://a.org/b/c.txt")!.lastPathComponent, Data([1, 2, 3]).count)
print(Data("hi".utf8).base64EncodedString(), String(decoding: Data("hi".utf8), as: UTF8.self))

// expect: 90.0 -90.0
// expect: true true false true
// expect: 1462076297.0 1462076237.5
// expect: true true
// expect: 2016-05-01 04:18:47.000
// expect: true
// expect: 2016-05-01T04:17:17Z
// expect: true
// expect: 6.0
// expect: E621E1F8-C36C-495A-93FC-0C247A3E6E5F true 36
// expect: 3 7 [5]
// expect: c.txt 3
// expect: aGk= hi
