import Foundation
struct Person {
  let name: String
  let age: Int
}
let people = [Person(name: "Bo", age: 3), Person(name: "Al", age: 5), Person(name: "Cy", age: 3)]
print(people.sorted(using: KeyPathComparator(\.name)).map(\.name))
print(people.sorted(using: KeyPathComparator(\.age, order: .reverse)).map(\.name))
let orders = [SortDescriptor(\Person.age), SortDescriptor(\Person.name, order: .reverse)]
print(people.sorted(using: orders).map(\.name))
var ages = people
ages.sort(using: SortDescriptor(\.name))
ages.sort(using: [KeyPathComparator(\Person.age)])
print(ages.map(\.name), [3, 1, 2].sorted(using: ComparableComparator(order: .reverse)))
print(KeyPathComparator(\Person.age).compare(people[0], people[1]) == .orderedAscending)
print(unsafeBitCast(1.5, to: UInt64.self), unsafeBitCast(0x3FC0_0000 as UInt32, to: Float.self))
let date = Date(timeIntervalSince1970: 86_400.25)
print(date.formatted(.iso8601), Date.ISO8601FormatStyle().format(date))
// expect: ["Al", "Bo", "Cy"]
// expect: ["Al", "Bo", "Cy"]
// expect: ["Cy", "Bo", "Al"]
// expect: ["Bo", "Cy", "Al"] [3, 2, 1]
// expect: true
// expect: 4609434218613702656 1.5
// expect: 1970-01-02T00:00:00Z 1970-01-02T00:00:00Z
