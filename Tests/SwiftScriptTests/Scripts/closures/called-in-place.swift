// What a closure gives that is called in place counts for the operator around it.
let number: Int? = 3
print({ if let x = $0 { x } else { nil } }(number) == nil)
print(
  { value in
    let half = value / 2
    return half
  }(number!) + 1
)
print(
  {
    switch $0 {
    case 0: "none"
    default: "some"
    }
  }(2) + "!"
)
// expect: false
// expect: 2
// expect: some!
