#if swift(>=5.9)
print("five or newer")
#endif
#if swift(>=6)
print("six")
#else
print("before six")
#endif
#if compiler(>=6) && !compiler(>=99.1)
print("a compiler of today")
#endif
#if compiler(<5)
this is of another language
#endif
let words = ["b", "a"]
  .sorted()
  #if os(Linux)
  .map { $0.uppercased() }
  .filter { !$0.isEmpty }
  #else
  .reversed()
  #endif
  .joined(separator: "+")
print(words)
let none = "x"
  #if false
  .uppercased()
  #endif
print(none)
func here(_ line: Int = #line) -> Int { line }
#sourceLocation(file: "story.swift", line: 40)
print(#line, here(), #file)
#sourceLocation()
print(#line, here())
// expect: five or newer
// expect: before six
// expect: a compiler of today
// expect: A+B
// expect: x
// expect: 40 40 story.swift
// expect: 34 34
