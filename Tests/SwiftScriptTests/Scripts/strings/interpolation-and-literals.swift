let n = 5, d = 2.5, list = [1, 2], flag = true
print("n=\(n) d=\(d) sum=\(n + 1) list=\(list) flag=\(flag) call=\(String(n).count) \(n > 3 ? "big" : "small")")
// expect: n=5 d=2.5 sum=6 list=[1, 2] flag=true call=1 big
print("tab\there \"quoted\" back\\slash \u{1F600} \u{e9}")
// expect: tab	here "quoted" back\slash 😀 é
print("""
  first
    indented
  "quotes" fine
  joined \
  line \(n)
  """)
  // expect: first
  // expect:   indented
  // expect: "quotes" fine
  // expect: joined line 5
print(#"raw \n \(n) "quoted""#, #"with \#(n)"#)  // expect: raw \n \(n) "quoted" with 5
print("nested \("inner \(n)") \(list.map { "<\($0)>" }.joined())")
// expect: nested inner 5 <1><2>
struct P { var x = 1 }
print("\(P()) \(Optional(3) as Any) \([P()]) \((1, "a")) \(["k": 1])")
// expect: P(x: 1) Optional(3) [main.P(x: 1)] (1, "a") ["k": 1]
print("a" + "b" + String(1) + "\(2)", "x" * 3)  // expect: ab12 xxx
func * (s: String, n: Int) -> String { String(repeating: s, count: n) }
print("multi".count, "日本語".count, "e\u{301}".count, "🇩🇪".count, "line\nbreak".split(separator: "\n"))
// expect: 5 3 1 1 ["line", "break"]
let empty = ""
print(empty.isEmpty, "[\(empty)]", "'single'")  // expect: true [] 'single'
