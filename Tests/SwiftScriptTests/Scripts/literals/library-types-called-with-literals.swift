// A library's type called with a literal that it is expressible by is that literal, and markers leave no trace in a type's name.
import Foundation
print((any Sendable).self, (any Equatable & Sendable).self, (any Error & Sendable).self, [any Sendable].self, type(of: [1, "a"] as [any Sendable]))
// expect: Any Equatable Error Array<Any> Array<Any>
print(Unicode.Scalar("a"), Unicode.Scalar(65 as UInt8), Unicode.Scalar(0x1F600)!, Character("x"), Character(Unicode.Scalar("z")), String("s"), Substring("q"))
// expect: a A 😀 x z s q
let s: Unicode.Scalar = "b"; print(s.value, Unicode.Scalar("c").value, "\u{e9}".unicodeScalars.contains("é"), StaticString("st"))
// expect: 98 99 true st
print(frexp(8.0), ldexp(0.5, 4), lround(2.5), Double.significandBitCount, (-10.0).binade)
// expect: (0.5, 4) 8.0 3 52 -8.0
