// These words are keywords in some places only.
let get = 1, set = 2, left = 3, right = 4, open = 5
var dynamic = 6, final = 7, lazy = 8, some = 9, any = 10
print(get, set, left, right, open)  // expect: 1 2 3 4 5
print(dynamic, final, lazy, some, any)  // expect: 6 7 8 9 10
func mutating(_ required: Int) -> Int { required }
print(mutating(11))  // expect: 11
struct Words { var type = "t", Type2 = "T", weak = "w", convenience = "c" }
let words = Words()
print(words.type, words.Type2, words.weak, words.convenience)  // expect: t T w c
enum E { case optional, indirect, unowned, precedence, none }
print(E.optional, E.indirect, E.unowned, E.precedence, E.none)  // expect: optional indirect unowned precedence none
func call(if a: Int, while b: Int, class c: Int) -> Int { a + b + c }
print(call(if: 1, while: 2, class: 3))  // expect: 6
let async = "async", await2 = "await", actor = "actor"
print(async, await2, actor)  // expect: async await actor
dynamic += 1
final += dynamic
lazy = final; some = lazy; any = some
print(any)  // expect: 14
