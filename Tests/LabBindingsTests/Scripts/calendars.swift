import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(secondsFromGMT: 0)!

let date = Date(timeIntervalSince1970: 86_400 * 365 + 3_661)
let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
print(parts.year!, parts.month!, parts.day!, parts.hour!, parts.minute!, parts.second!)
// expect: 1971 1 1 1 1 1
print(calendar.component(.weekday, from: date))
// expect: 6
let later = calendar.date(byAdding: .day, value: 40, to: date)!
print(later)
// expect: 1971-02-10 01:01:01 +0000
print(calendar.dateComponents([.month, .day], from: date, to: later).month!)
// expect: 1
print(calendar.isDate(date, inSameDayAs: later), calendar.startOfDay(for: date))
// expect: false 1971-01-01 00:00:00 +0000
var leap = DateComponents()
leap.year = 2020
leap.month = 2
leap.day = 29
print(calendar.date(from: leap)!)
// expect: 2020-02-29 00:00:00 +0000
print(calendar.date(from: DateComponents(year: 2021, month: 3, day: 1, hour: 12))!)
// expect: 2021-03-01 12:00:00 +0000
print(calendar.date(byAdding: DateComponents(month: 1), to: date)!)
// expect: 1971-02-01 01:01:01 +0000
print(calendar.date(bySettingHour: 8, minute: 30, second: 0, of: date)!)
// expect: 1971-01-01 08:30:00 +0000
print(leap.hour ?? -1, calendar.isDateInWeekend(date))
// expect: -1 false
