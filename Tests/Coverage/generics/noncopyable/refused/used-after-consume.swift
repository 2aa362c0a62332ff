struct Ticket: ~Copyable { let id = 1; consuming func use() {} }
func f() {
  let t = Ticket()  // error: 't' used after consume
  t.use()
  print(t.id)
}
