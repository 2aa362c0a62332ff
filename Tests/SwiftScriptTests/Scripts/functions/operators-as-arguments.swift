func fold(_ list: [Int], _ start: Int, _ f: (Int, Int) -> Int) -> Int { var r = start; for x in list { r = f(r, x) }; return r }
print(fold([1, 2, 3], 0, +), fold([1, 2, 3], 1, *), fold([9, 2], 0, max), [3, 1, 2].sorted(by: >), [1, 2].map(-), ["b", "a"].sorted(by: <))
// expect: 6 6 9 [3, 2, 1] [-1, -2] ["a", "b"]
