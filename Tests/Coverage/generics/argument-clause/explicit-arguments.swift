struct Box<T> { var value: T }
let d = Box<Double>(value: 1), a = Box<Any>(value: "x"), o = Box<Int?>(value: nil)
print(d, a, o)  // expect: Box<Double>(value: 1.0) Box<Any>(value: "x") Box<Optional<Int>>(value: nil)
let list = Array<UInt8>([1, 2]), table = Dictionary<String, [Int]>()
print(list, table, Set<Character>("aab").count)  // expect: [1, 2] [:] 2
let nested: Box<Box<[String: Int]>> = Box(value: Box(value: ["k": 1]))
print(nested.value.value["k"]!)  // expect: 1
func convert<A, B>(_ a: A, with f: (A) -> B) -> B { f(a) }
print(convert(1) { Double($0) } + 0.5)  // expect: 1.5
let result = Result<Int, CancellationError>.success(4)
print(result)  // expect: success(4)
print(Box<(Int, String)>(value: (1, "a")).value.1, Box<() -> Int>(value: { 6 }).value())  // expect: a 6
enum Either<L, R> { case left(L), right(R) }
let e: Either<Int, String> = .right("r"), f = Either<Int, Bool>.left(2)
print(e, f)  // expect: right("r") left(2)
print(Box<Int>.self, [Box<Int>].self == Array<Box<Int>>.self)  // expect: Box<Int> true
