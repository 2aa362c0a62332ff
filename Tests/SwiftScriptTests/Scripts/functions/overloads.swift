func show(_ value: Int) -> String { "int \(value)" }
func show(_ value: String) -> String { "string \(value)" }
func show(_ value: Double) -> String { "double \(value)" }
func show(_ value: [Int]) -> String { "array \(value)" }
func show(_ value: Int?, or other: Int) -> String { "optional \(value ?? other)" }
func show(label value: Int) -> String { "labelled \(value)" }
print(show(1), show("a"), show(1.5), show([1]))  // expect: int 1 string a double 1.5 array [1]
print(show(nil, or: 4), show(2, or: 4), show(label: 3))  // expect: optional 4 optional 2 labelled 3
func pick(_ a: Int) -> Int { a }
func pick(_ a: Int, _ b: Int) -> Int { a + b }
print(pick(1), pick(1, 2))  // expect: 1 3
