import LabBindings
import ScriptModernizer
import ScriptSource
import Testing

/// What Swift 2 wrote in ways that are no Swift today: it runs, and `modernize` writes it as it is written now.
struct OldSyntaxTests {
  static let rows = [
    OldRow(
      "a loop of three parts over a range",
      "for var i = 0; i < 3; i++ { print(i) }\nfor (var j = 4; j > 0; j -= 2) { print(j) }",
      prints: "0",
      "1",
      "2",
      "4",
      "2",
      today: "for i in 0..<3 { print(i) }\nfor j in stride(from: 4, to: 0, by: -2) { print(j) }"
    ),
    OldRow(
      "a loop whose variable goes on to live",
      """
      var k = 0
      for k = 1; k < 9; k += 4 {
        if k == 5 { continue }
        print(k)
      }
      print(k)
      """,
      prints: "1",
      "9",
      today: """
        var k = 0
        do { k = 1; while k < 9 {
          if k == 5 { k += 4; continue }
          print(k)
          k += 4
        } }
        print(k)
        """
    ),
    OldRow(
      "closures of a loop that share its variable",
      "var all: [() -> Int] = []\nfor var i = 0; i < 2; i++ { all.append({ i }) }\nprint(all[0]())",
      prints: "2",
      today:
        "var all: [() -> Int] = []\ndo { var i = 0; while i < 2 { all.append({ i }); i += 1 } }\nprint(all[0]())"
    ),
    OldRow(
      "labels and two variables",
      "outer: for var a = 0, b = 5; a < b; a++, b-- { while true { continue outer } }\nprint(\"end\")",
      prints: "end",
      today:
        "do { var a = 0, b = 5; outer: while a < b { while true { a += 1; b -= 1; continue outer }; a += 1; b -= 1 } }\nprint(\"end\")"
    ),
    OldRow(
      "counting",
      """
      var i = 1
      let a = i++
      let b = ++i
      i--
      print(a, b, i, i++, "\\(--i)")
      while i++ < 4 { }
      [1].forEach { _ in i++ }
      print([1, 2].map { _ in i++ }, i)
      """,
      prints: "1 3 2 2 2",
      "[6, 7] 8",
      today: """
        var i = 1
        let a = i; i += 1
        i += 1; let b = i
        i -= 1
        print(a, b, i, { defer { i += 1 }; return i }(), "\\({ i -= 1; return i }())")
        while ({ defer { i += 1 }; return i }()) < 4 { }
        [1].forEach { _ in i += 1 }
        print([1, 2].map { _ in ({ defer { i += 1 }; return i }()) }, i)
        """
    ),
    OldRow(
      "curried functions",
      """
      func add(a: Int)(_ b: Int) -> Int { return a + b }
      func join(a: Int)(b: Int)(c: Int) -> String { return "\\(a)\\(b)\\(c)" }
      print(add(1)(2), join(1)(b: 2)(c: 3), [1, 2].map(add(10)))
      """,
      prints: "3 123 [11, 12]",
      today: """
        func add(_ a: Int) -> (Int) -> Int { return { (b: Int) -> Int in return a + b } }
        func join(_ a: Int) -> (Int) -> (Int) -> String { return { (b: Int) -> (Int) -> String in return { (c: Int) -> String in return "\\(a)\\(b)\\(c)" }} }
        print(add(1)(2), join(1)(2)(3), [1, 2].map(add(10)))
        """
    ),
    OldRow(
      "compositions of protocols",
      """
      protocol A { var a: Int { get } }
      protocol B { var b: Int { get } }
      struct S: A, B { let a = 1, b = 2 }
      func sum(x: protocol<A, B>) -> Int { return x.a + x.b }
      let any: [protocol<>] = [1]
      print(sum(S()), any.count)
      """,
      prints: "3 1",
      today: """
        protocol A { var a: Int { get } }
        protocol B { var b: Int { get } }
        struct S: A, B { let a = 1, b = 2 }
        func sum(_ x: A & B) -> Int { return x.a + x.b }
        let any: [Any] = [1]
        print(sum(S()), any.count)
        """
    ),
    OldRow(
      "parameters that are variables",
      """
      func up(var n: Int, inout by step: Int, let _ word: String) -> Int { n += step; step = 0; return n }
      var s = 2
      print(up(1, by: &s, "x"), s, { (var x: Int) -> Int in x *= 2; return x }(4))
      """,
      prints: "3 0 8",
      today: """
        func up(_ n: Int, by step: inout Int, _ word: String) -> Int { var n = n; n += step; step = 0; return n }
        var s = 2
        print(up(1, by: &s, "x"), s, { (x: Int) -> Int in var x = x; x *= 2; return x }(4))
        """
    ),
    OldRow(
      "conditions",
      """
      let x: Int? = 3, y: Int? = .None
      if let a = x, b = x where a == b { print(a, b) }
      if case .Some(let v) = x where v > 2 { print(v) }
      func f(o: Int?) -> Int { guard let o = o where o > 2 else { return 0 }; return o }
      print(f(x), f(1), f(y))
      """,
      prints: "3 3",
      "3",
      "3 0 0",
      today: """
        let x: Int? = 3, y: Int? = .none
        if let a = x, let b = x, a == b { print(a, b) }
        if case .some(let v) = x, v > 2 { print(v) }
        func f(_ o: Int?) -> Int { guard let o = o, o > 2 else { return 0 }; return o }
        print(f(x), f(1), f(y))
        """
    ),
    OldRow(
      "types of functions",
      """
      let f: Int -> Int -> Int = { a in { b in a + b } }
      let g: [Int]? -> Void = { print($0 ?? []) }
      func run(h: (String throws -> Int)?, k: Void -> Void) { k(); print(try! h!("a")) }
      typealias Maker = Array<Int> -> Int
      g([f(1)(2)]); run({ _ in 4 }) { print("k") }
      """,
      prints: "[3]",
      "k",
      "4",
      today: """
        let f: (Int) -> (Int) -> Int = { a in { b in a + b } }
        let g: ([Int]?) -> Void = { print($0 ?? []) }
        func run(_ h: ((String) throws -> Int)?, k: () -> Void) { k(); print(try! h!("a")) }
        typealias Maker = (Array<Int>) -> Int
        g([f(1)(2)]); run({ _ in 4 }) { print("k") }
        """
    ),
    OldRow(
      "conditions of generic types",
      """
      func same<T where T: Equatable>(a: T, _ b: T) -> Bool { return a == b }
      func total<S: SequenceType where S.Generator.Element == Int>(s: S) -> Int { return s.reduce(0, combine: +) }
      struct Box<T where T: Hashable> { let t: T }
      print(same(1, 1), total([1, 2]), Box(t: 1).t)
      """,
      prints: "true 3 1",
      today: """
        func same<T>(_ a: T, _ b: T) -> Bool where T: Equatable { return a == b }
        func total<S: Sequence>(_ s: S) -> Int where S.Element == Int { return s.reduce(0, +) }
        struct Box<T> where T: Hashable { let t: T }
        print(same(1, 1), total([1, 2]), Box(t: 1).t)
        """
    ),
    OldRow(
      "associated types, sequences and their generators",
      """
      protocol Holder { typealias Item; func get() -> Item }
      struct I: Holder { func get() -> Int { return 1 } }
      struct Count: SequenceType {
        let n: Int
        func generate() -> AnyGenerator<Int> {
          var i = 0
          return AnyGenerator { i += 1; return i <= self.n ? i : nil }
        }
      }
      print(I().get(), Count(n: 2).map { $0 * 10 })
      """,
      prints: "1 [10, 20]",
      today: """
        protocol Holder { associatedtype Item; func get() -> Item }
        struct I: Holder { func get() -> Int { return 1 } }
        struct Count: Sequence {
          let n: Int
          func makeIterator() -> AnyIterator<Int> {
            var i = 0
            return AnyIterator { i += 1; return i <= self.n ? i : nil }
          }
        }
        print(I().get(), Count(n: 2).map { $0 * 10 })
        """
    ),
    OldRow(
      "operators",
      """
      infix operator >>> { associativity left precedence 140 }
      func >>> <A, B, C>(f: A -> B, g: B -> C) -> A -> C { return { g(f($0)) } }
      prefix operator √ {}
      prefix func √ (x: Int) -> Int { return x * x }
      print(({ (x: Int) in x + 1 } >>> { $0 * 2 })(2), √3)
      """,
      prints: "6 9",
      today: """
        infix operator >>>: AdditionPrecedence
        func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { return { g(f($0)) } }
        prefix operator √
        prefix func √ (x: Int) -> Int { return x * x }
        print(({ (x: Int) in x + 1 } >>> { $0 * 2 })(2), √3)
        """
    ),
    OldRow(
      "sorting and turning round",
      """
      let a = [3, 1, 2]
      var m = a
      m.sortInPlace(>)
      let down = [1, 2].sort(>)
      let up = (a + []).filter { $0 < 3 }.sort()
      print(a.sort(), a.sort { $0 > $1 }, Array(a.reverse()), m, a.sort(<).first!, down, up)
      """,
      prints: "[1, 2, 3] [3, 2, 1] [2, 1, 3] [3, 2, 1] 1 [2, 1] [1, 2]",
      today: """
        let a = [3, 1, 2]
        var m = a
        m.sort(by: >)
        let down = [1, 2].sorted(by: >)
        let up = (a + []).filter { $0 < 3 }.sorted()
        print(a.sorted(), a.sorted { $0 > $1 }, Array(a.reversed()), m, a.sorted(by: <).first!, down, up)
        """
    ),
    OldRow(
      "sorting and turning round behind a keyword",
      """
      func low() -> [Int] { return [3, 1].sort() }
      for x in [2, 1].sort() { print(x) }
      for x in (1...2).reverse() { print(x) }
      if [2, 1].sort() == [1, 2] { print(low(), [[2]].map { v in (v + [0]).sort() }) }
      """,
      prints: "1",
      "2",
      "2",
      "1",
      "[1, 3] [[0, 2]]",
      today: """
        func low() -> [Int] { return [3, 1].sorted() }
        for x in [2, 1].sorted() { print(x) }
        for x in (1...2).reversed() { print(x) }
        if [2, 1].sorted() == [1, 2] { print(low(), [[2]].map { v in (v + [0]).sorted() }) }
        """
    ),
    OldRow(
      "the name of the function",
      "func who() { print(__FUNCTION__, __LINE__) }\nwho()",
      prints: "who() 2",
      today: "func who() { print(#function, #line) }\nwho()"
    ),
    OldRow(
      "closures that are kept, and seconds of a timer",
      """
      func later(seconds: Double, body: () -> Void) {
        dispatch_after(dispatch_time(DISPATCH_TIME_NOW, Int64(seconds * Double(NSEC_PER_SEC))), dispatch_get_main_queue(), body)
      }
      later(0.5) { print("later") }
      """,
      prints: "later",
      today: """
        func later(_ seconds: Double, body: @escaping () -> Void) {
          DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + seconds, execute: body)
        }
        later(0.5) { print("later") }
        """
    ),
    OldRow(
      "the element of a sequence",
      """
      extension ObservableType where E: IntegerType {
        func sum() -> Observable<E> { return reduce(0, accumulator: { $0 + $1 }).doOnNext { print("sum", $0) } }
      }
      let wait = 0.5
      [1, 2].toObservable().sum().delaySubscription(wait, scheduler: MainScheduler.instance).toArray().subscribeNext { print($0) }
      """,
      prints: "sum 3",
      "[3]",
      today: """
        extension ObservableType where Element: BinaryInteger {
          func sum() -> Observable<Element> { return reduce(0, accumulator: { $0 + $1 }).do(onNext: { print("sum", $0) }) }
        }
        let wait = 0.5
        Observable.from([1, 2]).sum().delaySubscription(.milliseconds(Int(wait * 1000)), scheduler: MainScheduler.instance).toArray().asObservable().subscribe(onNext: { print($0) })
        """
    ),
  ]

  @Test(arguments: rows)
  func runs(_ row: OldRow) {
    let log = ScriptLog(row.old)
    #expect(log.mistakes.map(\.message) == [])
    #expect(log.printed == row.lines)
  }

  /// A text as it is written today shows no age.
  @Test(arguments: rows)
  func showsItsAge(_ row: OldRow) {
    #expect(dialect(of: row.old) == .rx2)
    #expect(dialect(of: row.new) == .rx6)
  }

  private func dialect(of text: String) -> Dialect {
    Dialect(version: ScriptProgram.modernization(of: "import RxSwift\n" + text).version)
  }

  /// A text that ends anywhere, or lacks a piece, is read all the same.
  ///
  /// Each row is cut behind every fourth word, counted from another one.
  @Test(arguments: rows)
  func aPieceOfItIsSurvived(_ row: OldRow) {
    let words = row.old.split(separator: " ", omittingEmptySubsequences: false)
    for count in stride(from: row.old.utf8.count % 4, to: words.count, by: 4) {
      let start = words.prefix(count).joined(separator: " ")
      let gap = (words.prefix(count) + words.dropFirst(count + 2)).joined(separator: " ")
      for text in [start, gap] {
        _ = ScriptProgram.modernization(of: text)
      }
    }
    #expect(!words.isEmpty)
  }

  @Test(arguments: [
    "for var i: Int; i < 3; i++ { }", "for (;;) {", "for ;; { break }", "f(@autoclosure(escaping",
    "let t = dispatch_time(DISPATCH_TIME_NOW)", "typealias", "operator", "infix operator + {",
    "func f(inout", "++", "i++.", "protocol<", "if let a = b where", "-> Int", "x.sort(",
    "func f()(",
    "let t = dispatch_time(DISPATCH_TIME_NOW, Int64(1 * Double(NSEC_PER_SEC)))", "<T where T: A>",
  ])
  func fragmentsAreSurvived(_ text: String) {
    let today = ScriptProgram.modernization(of: text)
    #expect(today.original(of: today.text.utf8.count) <= text.utf8.count)
  }

  /// What is moved or rewritten keeps its place.
  @Test(arguments: [
    ("for var i = 0; i < 2; i++ { print(i) }\nprint(nowhere)", "2:7 nowhere"),
    ("for var i = 0; i < 2; i += nowhere { print(i) }", "1:28 nowhere"),
    ("func f(inout a: Int, var b: Int) { print(b, nowhere) }", "1:45 nowhere"),
    ("if let a = Optional(1), b = Optional(2) where nowhere > b { }", "1:47 nowhere"),
    ("let f: Int -> Nowhere = { $0 }\nprint(f)", "1:15 Nowhere"),
    ("let 你 = [2, 1]; print(你.sort(), nowhere)", "1:33 nowhere"),
    ("func add(a: Int)(b: Int) -> Int { return a + b + nowhere }", "1:50 nowhere"),
  ])
  func aMistakeIsWhereItIsWritten(_ script: String, _ place: String) {
    KnownDifferences.run(place) {
      let mistakes = ScriptLog(script).mistakes.compactMap(\.span)
      #expect(mistakes.map { "\($0.line - 1):\($0.column) \($0.text)" } == [place])
    }
  }

  /// One text in today's Swift, and one that declares what is old elsewhere.
  @Test(arguments: [
    "postfix operator ++\npostfix func ++ (x: inout Int) -> Int { x += 2; return x }\nvar i = 0\nprint(i++)",
    "struct Deck { func sort() -> Int { 1 } }\nprint(Deck().sort())",
    "enum Level { case None, Some }\nlet level = Level.None\nprint(level == .None)",
    "switch (1, 2) { case (let a, let b): print(a, b) }",
    "var xs = [2, 1]\nxs.sort()\nxs.reverse()\nprint(xs)",
  ])
  func todaysTextStays(_ text: String) {
    #expect(ScriptProgram.modernization(of: text).text == text)
  }
}
