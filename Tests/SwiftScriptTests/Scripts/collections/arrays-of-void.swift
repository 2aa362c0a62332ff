print([()].count, [(), ()].count, [[()]].count)  // expect: 1 2 1
let nothings: [Void] = [()]
print(nothings)  // expect: [()]
