// Of an integer literal, C's function for `Double` is chosen where the other one is generic.
import Foundation

print(sqrt(2), floor(3), fabs(-2))  // expect: 1.4142135623730951 3.0 2.0
let root: Any = sqrt(2)
print(type(of: root))  // expect: Double
print(type(of: sqrt(Float(2))), ceil(Float(2.5)), round(-2.5), trunc(-2.7))  // expect: Float 3.0 -3.0 -2.0
print(fmod(5.5, 2), remainder(5, 3), fmod(Float(5.5), 2))  // expect: 1.5 -1.0 1.5
print([1.0, 4].map(sqrt))  // expect: [1.0, 2.0]
print(pow(2, 10))  // expect: 1024
