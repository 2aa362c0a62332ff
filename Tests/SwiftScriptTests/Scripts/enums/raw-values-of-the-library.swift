import Foundation

print(ComparisonResult.orderedAscending.rawValue, (-2.0).sign.rawValue)
print(["b", "a"].sorted { $0.compare($1).rawValue < 0 }, ComparisonResult(rawValue: 1)!.rawValue)
print(QualityOfService.utility.rawValue, Operation.QueuePriority.high.rawValue)
print(Foundation.pow(2.0, 3.0), Foundation.sqrt(16.0))
// expect: -1 1
// expect: ["a", "b"] 1
// expect: 2 4
// expect: 8.0 4.0
