func down(_ n: Int) -> Int { down(n + 1) }  // expect error: the calls nest too deeply
print(down(0))
