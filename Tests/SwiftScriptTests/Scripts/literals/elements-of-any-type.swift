// A whole number beside a fraction stays one where the elements may be anything.
let anything: [Any] = [1, 2.5]
print(anything)
// expect: [1, 2.5]
let fractions = [1, 2.5]
print(fractions)
// expect: [1.0, 2.5]
func show(_ items: [Any]) { print(items) }
show([3, 4.5])
// expect: [3, 4.5]
let sizes: [String: Any] = ["width": 3, "height": 1.5]
print(sizes["width"]!, sizes["height"]!)
// expect: 3 1.5
var later: [Any] = []
later = [4, 0.5]
print(later, [5, 0.25] as [Any])
// expect: [4, 0.5] [5, 0.25]
struct Row {
  var cells: [Any] = [1, 1.5]
}
print(Row().cells, Row(cells: [2, 2.5]).cells)
// expect: [1, 1.5] [2, 2.5]
let some: [Any?] = [6, 6.5, nil]
print(some.count, some[0]!)
// expect: 3 6
