import Synchronization

let count = Atomic(1)
print(count.add(2, ordering: .relaxed))  // expect: (oldValue: 1, newValue: 3)
print(count.load(ordering: .acquiring))  // expect: 3
print(count.compareExchange(expected: 3, desired: 5, ordering: .acquiringAndReleasing).exchanged)
// expect: true
print(count.exchange(8, ordering: .relaxed), count.load(ordering: .relaxed))  // expect: 5 8
let flag = Atomic(false)
print(flag.logicalOr(true, ordering: .relaxed).newValue)  // expect: true
