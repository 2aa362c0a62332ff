import Foundation

// A time to which more is added than there is room for is the last one.
let start = DispatchTime.now()
print(start + .never == .distantFuture, start + .seconds(.max) > start)  // expect: true true
let never = start + .infinity
print(never == .distantFuture, never > start)  // expect: true true
let last = DispatchTime.distantFuture
print(last + 1 == last, start + 1e12 == last)  // expect: true true
print((start + 1.5).uptimeNanoseconds - start.uptimeNanoseconds)  // expect: 1500000000
print((start + .milliseconds(20)).uptimeNanoseconds - start.uptimeNanoseconds)  // expect: 20000000
print(start + .seconds(1) < start + 2, start + 3 > start)  // expect: true true
let earlier = Date(timeIntervalSinceReferenceDate: 10.5)
let later = Date(timeIntervalSinceReferenceDate: 12)
print(later.timeIntervalSince(earlier), earlier.timeIntervalSince(later))  // expect: 1.5 -1.5
