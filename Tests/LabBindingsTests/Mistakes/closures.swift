import RxSwift
let doubled = [1, 2, 3].map { n -> String in n * 2 }  // expect error: declared closure result 'String' is incompatible with return type 'Int'
let even = [1, 2, 3].filter { $0 % 2 }  // expect error: cannot convert value of type 'Int' to closure result type 'Bool'
let names = ["a", "b"].map { $0.uppercase() }  // expect error: value of type 'String' has no member 'uppercase'
let sum = [1, 2, 3].reduce { $0 + $1 }  // expect error: missing argument for parameter #1 in call
let flat = Observable.of(1, 2).flatMap { n in n + 1 }  // expect error: operator function '+' requires that 'Int' conform to 'RangeReplaceableCollection'
let sorted = [3, 1].sorted(by: { $0 })  // expect error: contextual closure type '(_, _) throws -> Bool' expects 2 arguments, but 1 was used in closure body
print(doubled, even, names, sum, flat, sorted)
