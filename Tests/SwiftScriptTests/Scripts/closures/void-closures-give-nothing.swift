// A closure that is wanted to give nothing gives nothing, whatever stands in it.
let nothing: () -> Void = { 5 }
print(nothing())
// expect: ()
func run(_ block: () -> Void) { print(block()) }
run { 3 }
// expect: ()
let kept: [() -> ()] = [{ 1 }, { print("two") }]
print(kept[0]())
// expect: ()
