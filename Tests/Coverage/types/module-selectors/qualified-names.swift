struct Array2 { let n = 1 }
func max(_ a: Int, _ b: Int) -> String { "mine" }
print(max(1, 2) as String, Swift.max(1, 2))  // expect: mine 2
func print2(_ s: String) { Swift.print("<" + s + ">") }
print2("a")  // expect: <a>
enum Result { case fine }
let mine = Result.fine
let theirs: Swift.Result<Int, Never> = .success(1)
print(mine, theirs)  // expect: fine success(1)
struct Int32 { let text = "shadow" }
print(Int32().text, Swift.Int32(7))  // expect: shadow 7
print(Array2().n)  // expect: 1
