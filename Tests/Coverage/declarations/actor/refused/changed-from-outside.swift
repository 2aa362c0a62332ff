actor Counter { var n = 0 }
func f(_ c: Counter) async {
  await c.n = 5  // error: actor-isolated property 'n' can not be mutated from a nonisolated context
}
