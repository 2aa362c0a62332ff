import Foundation

print(1234.5.formatted(.currency(code: "EUR").sign(strategy: .always())))  // expect: +€1,234.50
print((-2.5).formatted(.currency(code: "EUR").sign(strategy: .never)))  // expect: €2.50
print(1234.5.formatted(.currency(code: "EUR").precision(.fractionLength(0))))  // expect: €1,234
print(5.formatted(.number.sign(strategy: .always())))  // expect: +5
print(0.formatted(.number.sign(strategy: .always(includingZero: false))))  // expect: 0
print(0.256.formatted(.percent.sign(strategy: .always()).precision(.fractionLength(1))))  // expect: +25.6%
print(123.4.formatted(.percent.grouping(.never)))  // expect: 12340%
print(1234.5678.formatted(.number.grouping(.never).precision(.fractionLength(1))))  // expect: 1234.6
