func sum(_ list: [Int]) -> Int { list.isEmpty ? 0 : list[0] + sum(Array(list.dropFirst())) }
func reverse(_ s: String) -> String { s.isEmpty ? "" : reverse(String(s.dropFirst())) + String(s.first!) }
func permutations(_ list: [Int]) -> [[Int]] {
  if list.count < 2 { return [list] }
  return list.indices.flatMap { i -> [[Int]] in
    var rest = list
    let x = rest.remove(at: i)
    return permutations(rest).map { [x] + $0 }
  }
}
print(sum([1, 2, 3]), reverse("abc"), permutations([1, 2, 3]))
// expect: 6 cba [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]]
