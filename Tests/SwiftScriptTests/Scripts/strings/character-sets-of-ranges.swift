import Foundation

print(CharacterSet(charactersIn: "a"..<"d").contains("d"), CharacterSet(charactersIn: "a"..."d").contains("d"))
print(CharacterSet(charactersIn: "a"..<"a").isEmpty, CharacterSet(charactersIn: "a"..."a").isEmpty)
// expect: false true
// expect: true false
