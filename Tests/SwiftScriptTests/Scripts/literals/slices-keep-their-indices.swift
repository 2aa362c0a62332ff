var c: ContiguousArray<Int> = [1, 2, 3]
c.append(4)
print(c, c.count, c.map { $0 * 2 }, c[0])  // expect: [1, 2, 3, 4] 4 [2, 4, 6, 8] 1
let c2 = ContiguousArray(repeating: 0, count: 2)
print(c2)  // expect: [0, 0]
let a = [10, 20, 30, 40, 50]
let s = a[1...3]
print(s.startIndex, s.endIndex, s[1], s.indices, s.first!, s.firstIndex(of: 30)!)  // expect: 1 4 20 1..<4 20 2
for i in s.indices { print(i, s[i], terminator: " ") }  // expect: 1 20 2 30 3 40 
print()
var t = a.dropFirst(2)
print(t.startIndex, t[t.startIndex])  // expect: 2 30
t[t.startIndex] = 99
t.append(60)
print(t, a, Array(t))  // expect: [99, 40, 50, 60] [10, 20, 30, 40, 50] [99, 40, 50, 60]
var rest = a[...]
while let x = rest.popFirst() { print(x, rest.startIndex, terminator: "; ") }  // expect: 10 1; 20 2; 30 3; 40 4; 50 5; 
print()
func sum(_ s: ArraySlice<Int>) -> Int { guard let f = s.first else { return 0 }; return f + sum(s.dropFirst()) }
print(sum(a[...]), sum(a[2...]))  // expect: 150 120
print(s.enumerated().map { "\($0)=\($1)" })  // expect: ["0=20", "1=30", "2=40"]
print(a.prefix(2).endIndex, a.suffix(2).startIndex, a[..<2], a.split(separator: 30))
// expect: 2 3 [10, 20] [ArraySlice([10, 20]), ArraySlice([40, 50])]
var arr = a; arr[1...2] = [7]; print(arr); arr.replaceSubrange(0..<1, with: [1, 2, 3]); print(arr)
// expect: [10, 7, 40, 50]
// expect: [1, 2, 3, 7, 40, 50]
