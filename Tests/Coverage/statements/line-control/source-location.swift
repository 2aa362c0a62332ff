print(#line)  // expect: 1
func here(_ line: Int = #line) -> Int { line }
#sourceLocation(file: "story.swift", line: 40)
print(#line, here())  // expect: 40 40
print(#file, #line)  // expect: story.swift 41
struct A { let line = #line }
#sourceLocation()
print(#line, A().line, here())  // expect: 8 42 8
