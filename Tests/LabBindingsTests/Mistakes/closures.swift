import RxSwift
let doubled = [1, 2, 3].map { n -> String in n * 2 }  // expect error: expected `String`, got `Int`
let even = [1, 2, 3].filter { $0 % 2 }  // expect error: expected `Bool`, got `Int`
let names = ["a", "b"].map { $0.uppercase() }  // expect error: `String` has no member `uppercase`
let sum = [1, 2, 3].reduce { $0 + $1 }  // expect error: the argument `initial` is missing
let flat = Observable.of(1, 2).flatMap { n in n + 1 }  // expect error: this closure must return an observable, and it returns `Int`
let sorted = [3, 1].sorted(by: { $0 })  // expect error: this closure gets 2 arguments, `Int` and `Int`, and uses one
print(doubled, even, names, sum, flat, sorted)
