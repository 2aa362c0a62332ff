func fetch(_ n: Int) async -> Int { n * 2 }
func failing() async throws -> Int { struct E: Error {}; throw E() }
let value = await fetch(4)
print(value)  // expect: 8
do { _ = try await failing() } catch { print("caught", error) }  // expect: caught E()
async let a = fetch(1)
async let b = fetch(2)
print(await a + b)  // expect: 6
let task = Task { await fetch(10) }
print(await task.value)  // expect: 20
func sequence() async -> [Int] { var all: [Int] = []; for i in 1...3 { all.append(await fetch(i)) }; return all }
print(await sequence())  // expect: [2, 4, 6]
actor Counter { private var n = 0; func add(_ k: Int) -> Int { n += k; return n } }
let counter = Counter()
print(await counter.add(2), await counter.add(3))  // expect: 2 5
let throwing = Task { () throws -> Int in try await failing() }
do { print(try await throwing.value) } catch { print("task failed") }  // expect: task failed
