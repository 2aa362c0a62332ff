struct Ticket: ~Copyable {
  let id: Int
  consuming func use() -> Int { id }
  borrowing func peek() -> Int { id }
  deinit { print("gone", id) }
}
func take(_ t: consuming Ticket) { print("took", t.id) }
func look(_ t: borrowing Ticket) -> Int { t.id }
func run() {
  let a = Ticket(id: 1)
  print(look(a), a.peek())  // expect: 1 1
  take(a)
  let b = Ticket(id: 2)
  print(b.use())
  print("end")
}
run()
// expect: took 1
// expect: gone 1
// expect: gone 2
// expect: 2
// expect: end
func both(_ list: consuming [Int]) -> [Int] { list.append(3); return list }
print(both([1]))  // expect: [1, 3]
func move() -> String {
  let text = "kept"
  let moved = consume text
  return moved
}
print(move())  // expect: kept
