// The text that prints what is no number has its sign; its description has none.

func average(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }
let none = Double.nan
print(none, -none, [-none], "\(-none)")  // expect: nan -nan [-nan] -nan
print((-none).description, -Float.nan, average([1, 2]))  // expect: nan -nan 1.5
