// Conditions ask for the modules that a program can import.
import Foundation
#if canImport(Foundation)
print(1)
// expect: 1
#endif
#if swift(>=5.5)
print(2)
// expect: 2
#endif
#if !DEBUG_NEVER
print(3)
// expect: 3
#endif
#if canImport(Foundation) && swift(>=5.5)
print(4)
// expect: 4
#endif
#if swift(>=5.5) && !DEBUG_NEVER
print(5)
// expect: 5
#endif
#if canImport(UIKit) || (canImport(Foundation) && !os(Windows))
print(6)
// expect: 6
#endif
#if os(iOS)
print("ios")
#elseif os(Linux) && arch(x86_64)
print("linux")
// expect: linux
#else
print("else")
#endif
#if compiler(>=6.0) && compiler(<99)
print(7)
// expect: 7
#endif
#if true || FOO
print(8)
// expect: 8
#endif
#if targetEnvironment(simulator) && !(canImport(Nope))
print(9)
#endif
#if canImport(SwiftUI)
import SwiftUI
#elseif canImport(Glibc)
print("glibc")
// expect: glibc
#endif
#if canImport(Foundation)
let here = "foundation"
#else
let here = 5
#endif
print(here.uppercased())
// expect: FOUNDATION
