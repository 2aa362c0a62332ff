// The literals beside a number of a size are of it, but for the count of a shift, which says nothing of the left.
let count: UInt8 = 9
print(1 << count, type(of: 1 << count), (1 << count) > 100, 1024 >> count)
// expect: 512 Int true 2
var mask: UInt16 = 0x0F0F
mask &= ~(1 << 2)
print(mask)
// expect: 3851
mask |= 1 << 15
print(mask)
// expect: 36619
mask ^= 0xFF
print(mask)
// expect: 36852
var large: UInt64 = 5
large &= ~1
large |= 1 << 63
print(large)
// expect: 9223372036854775812
large >>= 60
large <<= count
print(large)
// expect: 4096
var small: UInt8 = 250
small &+= 10
print(small)
// expect: 4
small &-= 5
print(small)
// expect: 255
small &*= 2
print(small)
// expect: 254
