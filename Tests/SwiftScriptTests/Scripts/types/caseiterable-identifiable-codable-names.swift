import Foundation
enum Tab: String, CaseIterable, Identifiable { case home, search; var id: String { rawValue } }
print(Tab.allCases.map(\.id), Tab.allCases.first!)  // expect: ["home", "search"] home
struct Item: Identifiable, Hashable { let id: Int; var name = "" }
let items = [Item(id: 1), Item(id: 2, name: "b")]
print(items.map(\.id), Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0) })[2]!.name)
// expect: [1, 2] b
struct OptionsSet: OptionSet {
  let rawValue: Int
  static let a = OptionsSet(rawValue: 1 << 0)
  static let b = OptionsSet(rawValue: 1 << 1)
  static let all: OptionsSet = [.a, .b]
}
let o: OptionsSet = [.a]
print(o.contains(.a), o.contains(.b), o.union(.b) == .all, OptionsSet.all.rawValue, o.rawValue)
// expect: true false true 3 1
