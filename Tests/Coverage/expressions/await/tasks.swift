func load(_ n: Int) async -> Int {
  await Task.yield()
  return n * 10
}
func risky(_ n: Int) async throws -> Int {
  if n < 0 { throw CancellationError() }
  return await load(n)
}
print(await load(1))  // expect: 10
let sum = await load(1) + load(2)
print(sum)  // expect: 30
async let a = load(3)
async let b = load(4)
print(await a + b)  // expect: 70
do {
  print(try await risky(5))  // expect: 50
  print(try await risky(-1))
} catch { print("cancelled") }  // expect: cancelled
if await load(2) == 20 { print("twenty") }  // expect: twenty
let task = Task { await load(6) }
print(await task.value)  // expect: 60
print((try? await risky(-2)) as Any)  // expect: nil
let all = await withTaskGroup(of: Int.self) { group in
  for n in 1...3 { group.addTask { await load(n) } }
  var sum = 0
  for await n in group { sum += n }
  return sum
}
print(all)  // expect: 60
