// What is handed over as `inout` is the same variable in closures inside.
typealias Reducer<State, Action> = (inout State, Action) -> Void
func combine<State, Action>(_ reducers: Reducer<State, Action>...) -> Reducer<State, Action> {
  { state, action in reducers.forEach { $0(&state, action) } }
}
let add: Reducer<Int, Int> = { state, action in state += action }
let double: Reducer<Int, Int> = { state, _ in state *= 2 }
let both = combine(add, double)
var number = 1
both(&number, 4)
both(&number, 1)
print(number)  // expect: 22
