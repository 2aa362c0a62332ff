let a: Int? = nil, b: String? = "x"
print(a ?? -1, b ?? "none", (a ?? 2) * 2, a.map(String.init) ?? b ?? "z", b?.count ?? 0, (b ?? "").isEmpty)
// expect: -1 x 4 x 1 false
var d = ["k": 1]
d["k"] = (d["k"] ?? 0) + 1
d["n"] = (d["n"] ?? 0) + 1
print(d["k"]!, d["n"]!)  // expect: 2 1
