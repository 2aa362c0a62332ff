// Whether there is a value can be asked of what wraps a type without `==`, on either side, and is asked once.
struct Plain { var number = 1 }

var asked = 0
func next(_ value: Plain?) -> Plain? {
  asked += 1
  return value
}

let nothing: Plain? = nil
let inner: Plain?? = .some(nil)
print(nothing == nil, nil == nothing, nothing != nil, nil != nothing)
// expect: true true false false
print(inner == nil, inner != nil, inner! == nil)
// expect: false true true
print(next(Plain()) != nil, next(nil) == nil, nil != next(nil), asked)
// expect: true true false 3
print([Plain()].first?.number != nil, [Plain]().first == nil)
// expect: true true
print((nil as Int?) == nil, (1 as Int?) != nil, (nil as Int?) == 1)
// expect: true true false
let isMissing = { (plain: Plain?) in plain == nil }
print([nothing, Plain()].map(isMissing), [nothing, Plain()].filter { $0 != nil }.count)
// expect: [true, false] 1
