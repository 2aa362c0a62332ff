class Account {
  var balance: Int
  let owner: String
  init(owner: String, balance: Int = 0) {
    self.owner = owner
    self.balance = balance
  }
  func deposit(_ n: Int) -> Account {
    balance += n
    return self
  }
}
let a = Account(owner: "A")
let b = a
b.balance = 10
print(a.balance, a === b, a === Account(owner: "A"), a !== b)  // expect: 10 true false false
print(a.deposit(5).deposit(6).balance)  // expect: 21
func raise(_ account: Account) { account.balance *= 2 }
raise(a)
print(b.balance)  // expect: 42
let accounts = [a, Account(owner: "B", balance: 1)]
accounts[1].balance += 41
print(accounts.map { "\($0.owner)\($0.balance)" })  // expect: ["A42", "B42"]
class Node {
  var value: Int
  var next: Node?
  init(_ value: Int, _ next: Node? = nil) { self.value = value; self.next = next }
}
let chain = Node(1, Node(2, Node(3)))
var current: Node? = chain
while let node = current {
  print(node.value, terminator: " ")
  current = node.next
}
print()  // expect: 1 2 3 
chain.next?.next?.value = 30
print(chain.next!.next!.value, chain.next?.next?.next == nil)  // expect: 30 true
struct Wrapper { let account: Account }
let wrapper = Wrapper(account: a)
wrapper.account.balance = 1
print(a.balance)  // expect: 1
