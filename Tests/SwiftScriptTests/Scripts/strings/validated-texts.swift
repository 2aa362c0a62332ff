let part: ArraySlice<UInt8> = [104, 105]
print(String(validating: part, as: UTF8.self) ?? "none")
// expect: hi
let broken: [UInt8] = [104, 255]
print(String(validating: broken, as: UTF8.self) ?? "none")
// expect: none
print(String(validating: [111, 107] as Set<UInt8> == [107, 111] ? broken.prefix(1) : part, as: UTF8.self) ?? "none")
// expect: h
