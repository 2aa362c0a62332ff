#if os(Linux)
print("linux")  // expect: linux
#elseif os(macOS)
print("mac")
#else
print("other")
#endif
#if swift(>=5.0) && !DEBUG_NEVER
print("five or newer")  // expect: five or newer
#endif
#if compiler(<5)
this is not even parsed as Swift
#endif
#if canImport(NoSuchModule) || false
print("imported")
#else
print("not imported")  // expect: not imported
#endif
struct A {
  #if true
  let n = 1
  #else
  let n = "text"
  #endif
}
print(A().n + 1)  // expect: 2
func f(_ n: Int) -> String {
  switch n {
  #if true
  case 1: return "one"
  #endif
  default: return "other"
  }
}
print(f(1), f(2))  // expect: one other
#sourceLocation(file: "other.swift", line: 100)
print(#line, #file)  // expect: 100 other.swift
#sourceLocation()
#if arch(x86_64) || arch(arm64)
print("known")  // expect: known
#endif
