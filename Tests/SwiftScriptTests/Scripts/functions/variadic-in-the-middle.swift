func join(_ parts: String..., by separator: String = "-", last: Int = 0) -> String {
  parts.joined(separator: separator) + "\(last)"
}
print(join("a", "b", "c"))  // expect: a-b-c0
print(join("a", "b", by: "+"))  // expect: a+b0
print(join(last: 5))  // expect: 5
func total(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
print(total(), total(1), total(1, 2, 3))  // expect: 0 1 6
func average(of numbers: Double...) -> Double {
  var sum = 0.0
  for n in numbers { sum += n }
  return sum / Double(numbers.count)
}
print(average(of: 1, 2, 3, 4))  // expect: 2.5
print(average(of: 10, 15))  // expect: 12.5
