var n = 5
repeat { n += 1 } while n < 5
print(n)  // expect: 6
var rounds = 0
repeat {
  rounds += 1
  if rounds == 2 { continue }
  print("round", rounds)
} while rounds < 3
// expect: round 1
// expect: round 3
repeat {
  let text = "inside"
  print(text)  // expect: inside
  break
} while true
var list = [Int]()
repeat { list.append(list.count) } while list.count < 3 && list.last != 7
print(list)  // expect: [0, 1, 2]
