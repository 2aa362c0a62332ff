var n = 1
let f = { [weak n] in print(n ?? 0) }  // error: 'weak' may only be applied to class and class-bound protocol types, not 'Int'
