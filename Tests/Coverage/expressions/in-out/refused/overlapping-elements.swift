struct Pair { var a = 1; mutating func merge(_ n: inout Int) { a += n } }
var pair = Pair()
pair.merge(&pair.a)  // error: overlapping accesses to 'pair', but modification requires exclusive access; consider copying to a local variable [#ExclusivityViolation]
