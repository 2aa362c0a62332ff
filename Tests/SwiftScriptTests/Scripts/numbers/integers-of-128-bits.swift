// Integers of 128 bits.
func factorial(_ n: Int) -> Int128 { n < 2 ? 1 : Int128(n) * factorial(n - 1) }
print(factorial(20), factorial(33))
// expect: 2432902008176640000 8683317618811886495518194401280000000
print(Int128.max, Int128.min, UInt128.max, UInt128.min, Int128.bitWidth)
// expect: 170141183460469231731687303715884105727 -170141183460469231731687303715884105728 340282366920938463463374607431768211455 0 128

// A literal of any size that the type has.
let large: Int128 = 170_141_183_460_469_231_731_687_303_715_884_105_727
let low: Int128 = -170141183460469231731687303715884105728
let bits: UInt128 = 0xFFFF_0000_FFFF_0000_FFFF_0000_FFFF_0000
print(large == .max, low == .min, bits, large.magnitude, low.magnitude)
// expect: true true 340277174703306882242637262502835978240 170141183460469231731687303715884105727 170141183460469231731687303715884105728

// Conversions keep the number, or fail.
print(Int128(Int.max) + 1, UInt128(UInt.max) * 2, Int(exactly: large) ?? -1, UInt8(clamping: large), Int8(clamping: low))
// expect: 9223372036854775808 36893488147419103230 -1 255 -128
print(Int(truncatingIfNeeded: bits), UInt32(truncatingIfNeeded: low), Int128(truncatingIfNeeded: UInt8(200)), UInt128(truncatingIfNeeded: -1))
// expect: -281470681808896 0 200 340282366920938463463374607431768211455
print(Double(large), Float(low), Int128(1e30), Int128(exactly: 2.5) as Any, UInt128(exactly: -1) as Any, UInt128(bitPattern: -2))
// expect: 1.7014118346046923e+38 -1.7014118e+38 1000000000000000019884624838656 nil nil 340282366920938463463374607431768211454
print(Int128("-99999999999999999999") ?? 0, Int128("x") as Any, UInt128("-1") as Any, UInt128("ff", radix: 16) ?? 0, String(large, radix: 36), String(low, radix: 2).count)
// expect: -99999999999999999999 nil nil 255 7ksyyizzkutudzbv8aqztecjj 129

// They are integers like the others.
print(large / 7, large % 7, -large, large.isMultiple(of: 3), large.signum(), low.quotientAndRemainder(dividingBy: 10))
// expect: 24305883351495604533098186245126300818 1 -170141183460469231731687303715884105727 false 1 (quotient: -17014118346046923173168730371588410572, remainder: -8)
print(large.addingReportingOverflow(1), large &+ 1, large &- low, large &* 3, bits &+ bits)
// expect: (partialValue: -170141183460469231731687303715884105728, overflow: true) -170141183460469231731687303715884105728 -1 170141183460469231731687303715884105725 340271982485675301021899917573903745024
print(bits >> 64, bits << 100, low >> 126, bits >> 200, bits << -8, bits &>> 129, ~bits, bits & 0xFFFF, bits | 1, bits ^ .max)
// expect: 18446462603027742720 340199290171201906221318119490500689920 -2 0 1329207713684792508760301806651703040 170138587351653441121318631251417989120 5192217631581220737344928932233215 0 340277174703306882242637262502835978241 5192217631581220737344928932233215
print(bits.nonzeroBitCount, bits.leadingZeroBitCount, bits.trailingZeroBitCount, large.leadingZeroBitCount)
// expect: 64 0 16 1
print(large > 5, UInt8(3) < bits, Int(-1) < bits, large == bits, low < Int8(0), [3, large, low, 0].sorted(), max(low, 4))
// expect: true true true false true [-170141183460469231731687303715884105728, 0, 3, 170141183460469231731687303715884105727] 4
print(low.distance(to: low + 5), low.advanced(by: 3), Array(large - 2 ..< large), stride(from: low, to: low + 7, by: 3).map { $0 })
// expect: 5 -170141183460469231731687303715884105725 [170141183460469231731687303715884105725, 170141183460469231731687303715884105726] [-170141183460469231731687303715884105728, -170141183460469231731687303715884105725, -170141183460469231731687303715884105722]

// As keys, elements and parts of others.
var counts: [Int128: Int] = [:]
for n: Int128 in [1, 2, 1, large, large, low] { counts[n, default: 0] += 1 }
print(counts[1]!, counts[2]!, counts[large]!, counts[low]!, Set<UInt128>([1, 1, bits]).count)
// expect: 2 1 2 1 2
struct Account: Hashable { var balance: Int128; var name: String }
print(Account(balance: large, name: "a") == Account(balance: large, name: "a"), Account(balance: 5, name: "b"))
// expect: true Account(balance: 5, name: "b")
var optional: Int128? = 5
optional? += 1
print(optional as Any, [Int128](repeating: 7, count: 2), (1 as Int128, "x"), [low: "low"])
// expect: Optional(6) [7, 7] (1, "x") [-170141183460469231731687303715884105728: "low"]
var sum: UInt128 = 0
for n in 1...5 { sum += UInt128(n) }
sum *= 10
sum -= 1
sum <<= 70
sum %= 1_000_000_007
print(sum, [Int128]([1, 2, 3]).reduce(0, +))
// expect: 232421417 6

// In generic code, in boxes and through protocols.
func twice<T: FixedWidthInteger>(_ x: T) -> T { x &* 2 }
func half<T: BinaryInteger>(_ x: T) -> T { x / 2 }
print(twice(large), half(large), twice(5 as UInt128), half(low))
// expect: -2 85070591730234615865843651857942052863 10 -85070591730234615865843651857942052864
let any: Any = large
print(any, any as? Int128 as Any, any as? Int as Any, any is UInt128, type(of: any))
// expect: 170141183460469231731687303715884105727 Optional(170141183460469231731687303715884105727) nil false Int128
switch large {
case 0: print("none")
case 1...100: print("few")
case .max: print("all")
default: print("some")
}
if case 5 = optional! - 1 { print("five") }
// expect: all
// expect: five
enum Size: Int128 { case small = 1, huge = 9_000_000_000_000_000_000, huger }
print(Size.huger.rawValue, Size(rawValue: 1) == .small, Size(rawValue: large) as Any)
// expect: 9000000000000000001 true nil
print(MemoryLayout<Int128>.size, MemoryLayout<Int128>.alignment, MemoryLayout<Int128?>.size, MemoryLayout<(UInt8, UInt128)>.stride)
// expect: 16 16 17 32
dump([large])
// expect: ▿ 1 element
// expect:   - 170141183460469231731687303715884105727

// Only these multiply with an operator of their own that wraps around, so literals alone are of their type.
print(type(of: 3 &* 4), [1].map { $0 &* 2 }, type(of: 3 &+ 4), type(of: [1].map { $0 &* 2 }))
// expect: Int128 [2] Int Array<Int128>
let product = 6 &* 7
let whole: Int = 6 &* 7
print(type(of: product), type(of: whole), type(of: 2 &* whole))
// expect: Int128 Int Int


// A `Double` is written with more digits than any integer has.
let distance: Double = 100_000_000_000_000_000_000_000_000_000_000_000_000_000_000
print(distance, Int128("--5") as Any, Int128("+5") ?? 0, Int128("+-5") as Any, Int("-+5", radix: 10) as Any)
// expect: 1e+44 nil 5 nil nil
