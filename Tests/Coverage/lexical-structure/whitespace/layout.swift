let   wide    =   1
let stacked =
  2
  + 3
print(wide, stacked)  // expect: 1 5
let one = 1; let two = 2; print(one + two)  // expect: 3
let joined = [1, 2, 3]
  .map { $0 * 2 }
  .filter { $0 > 2 }
print(joined)  // expect: [4, 6]
func sum(
  _ a: Int,
  _ b: Int
) -> Int {
  a
    + b
}
print(sum(
  1, 2
))  // expect: 3
if wide == 1 { print("same line") } else { print("never") }  // expect: same line
if wide == 2
{
  print("never")
}
else
{
  print("brace below")  // expect: brace below
}
var n = 5
let negative = -n
n
  -= 1
print(negative, n)  // expect: -5 4
