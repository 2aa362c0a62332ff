import RxSwift
count = 3  // expect error: cannot find 'count' in scope
let limit = 5
limit = 6  // expect error: cannot assign to value: 'limit' is a 'let' constant
var total: Integer = 0  // expect error: cannot find type 'Integer' in scope
func double(_ n: Int) -> Int {
  print(n * 2)  // expect error: cannot convert return expression of type '()' to return type 'Int'
}
let text: String = double(4)  // expect error: cannot convert value of type 'Int' to specified type 'String'
