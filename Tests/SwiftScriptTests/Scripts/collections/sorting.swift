struct P { let name: String; let age: Int }
let people = [P(name: "Cy", age: 30), P(name: "Al", age: 25), P(name: "Bo", age: 30)]
print(people.sorted { $0.age < $1.age }.map(\.name), people.sorted { ($0.age, $0.name) > ($1.age, $1.name) }.map(\.name))
// expect: ["Al", "Cy", "Bo"] ["Cy", "Bo", "Al"]
print(people.map(\.age).sorted(by: >), people.max { $0.age < $1.age }!.name, people.min { $0.name < $1.name }!.name)
// expect: [30, 30, 25] Cy Al
extension P: Comparable { static func < (l: P, r: P) -> Bool { l.name < r.name } }
print(people.sorted().map(\.name), people.max()!.name, people.sorted(by: >).map(\.name), people[0] < people[1])
// expect: ["Al", "Bo", "Cy"] Cy ["Cy", "Bo", "Al"] false
print(["b", "C", "a"].sorted(), ["b", "C", "a"].sorted { $0.lowercased() < $1.lowercased() }, [2.5, 1, -3].sorted(), [true, false].map { $0 ? 1 : 0 }.sorted())
// expect: ["C", "a", "b"] ["a", "b", "C"] [-3.0, 1.0, 2.5] [0, 1]
func bubble(_ input: [Int]) -> [Int] {
  var a = input
  for i in 0..<a.count { for j in 0..<(a.count - 1 - i) where a[j] > a[j + 1] { a.swapAt(j, j + 1) } }
  return a
}
func quick<T: Comparable>(_ a: [T]) -> [T] {
  guard a.count > 1, let pivot = a.first else { return a }
  let rest = a.dropFirst()
  return quick(rest.filter { $0 < pivot }) + [pivot] + quick(rest.filter { $0 >= pivot })
}
func merge(_ a: [Int], _ b: [Int]) -> [Int] {
  var (i, j, out) = (0, 0, [Int]())
  while i < a.count && j < b.count { if a[i] < b[j] { out.append(a[i]); i += 1 } else { out.append(b[j]); j += 1 } }
  return out + a[i...] + b[j...]
}
print(bubble([5, 2, 9, 1]), quick(["d", "a", "c"]), merge([1, 4, 6], [2, 3, 9]))
// expect: [1, 2, 5, 9] ["a", "c", "d"] [1, 2, 3, 4, 6, 9]
