struct Point { var x: Int; var name: String? }
class Node { var value = 1; var tags = ["a"] }
enum E { case plain, pair(Int, String) }
dump(Point(x: 1, name: nil))
// expect: ▿ main.Point
// expect:   - x: 1
// expect:   - name: nil
dump([1, 2])
// expect: ▿ 2 elements
// expect:   - 1
// expect:   - 2
dump("text")  // expect: - "text"
dump(["k": 5])
// expect: ▿ 1 key/value pair
// expect:   ▿ (2 elements)
// expect:     - key: "k"
// expect:     - value: 5
dump(Optional(3))
// expect: ▿ Optional(3)
// expect:   - some: 3
dump(E.plain)  // expect: - main.E.plain
dump((1, "a"))
// expect: ▿ (2 elements)
// expect:   - .0: 1
// expect:   - .1: "a"
dump(Point(x: 2, name: "n"))
// expect: ▿ main.Point
// expect:   - x: 2
// expect:   ▿ name: Optional("n")
// expect:     - some: "n"
