import Testing

/// Every mistake is told with its place and a sentence; none brings the program down.
@Suite struct BrokenScriptTests {
  struct Mistake: CustomTestStringConvertible {
    let name: String
    let script: String
    let place: String
    let sentence: String
    var advice = ""

    var testDescription: String { name }
  }

  @Test(
    .disabled("its sentences are not the compiler's"),
    arguments: [
      Mistake(
        name: "unclosed brace",
        script: "func f() {\n  print(1)\n",
        place: "1:10",
        sentence: "this `{` is never closed"
      ),
      Mistake(
        name: "unclosed string",
        script: "print(\"abc)\n",
        place: "1:7",
        sentence: "expected '\"' to end string literal"
      ),
      Mistake(
        name: "unknown name",
        script: "let a = 1\nprint(b)\n",
        place: "2:7",
        sentence: "cannot find 'b' in scope"
      ),
      Mistake(
        name: "unknown operator",
        script: "let o = Observable.just(1)\no.mapp { $0 }.subscribe()\n",
        place: "2:3",
        sentence: "`Observable` has no member `mapp`",
        advice: "did you mean `map`?"
      ),
      Mistake(
        name: "unknown member",
        script: "struct P { var x = 1 }\nprint(P().y)\n",
        place: "2:11",
        sentence: "`P` has no member `y`"
      ),
      Mistake(
        name: "unknown module",
        script: "import Quantum\nprint(1)\n",
        place: "1:8",
        sentence: "there is no module `Quantum` here"
      ),
      Mistake(
        name: "wrong label",
        script: "func f(a: Int) {}\nf(b: 1)\n",
        place: "2:3",
        sentence: "the argument label is `a:`, not `b:`",
        advice: "it is declared `f(a: Int)`"
      ),
      Mistake(
        name: "label of a library's own",
        script: "Observable.just(1).delay(after: .seconds(1), scheduler: MainScheduler.instance)\n",
        place: "1:26",
        sentence: "the argument has no label here, and `after:` was given"
      ),
      Mistake(
        name: "too many arguments",
        script: "func f(_ a: Int) {}\nf(1, 2)\n",
        place: "2:1",
        sentence: "too many arguments"
      ),
      Mistake(
        name: "wrong type",
        script: "let a: Int = \"x\"\n",
        place: "1:14",
        sentence: "expected `Int`, got `String`"
      ),
      Mistake(
        name: "types that do not go together",
        script: "let x = 1 + \"x\"\nprint(x)\n",
        place: "1:11",
        sentence: "`+` can't combine `Int` and `String`"
      ),
      Mistake(
        name: "failed cast",
        script: "let a: Any = 1\nlet s = a as! String\nprint(s)\n",
        place: "2:9",
        sentence: "could not cast `Int` to `String`"
      ),
      Mistake(
        name: "assignment to a constant",
        script: "let a = 1\na = 2\n",
        place: "2:1",
        sentence: "`a` is a constant",
        advice: "declare it with `var` to change it"
      ),
      Mistake(
        name: "break out of nothing",
        script: "break\n",
        place: "1:1",
        sentence: "there is nothing here to `break` out of"
      ),
      Mistake(
        name: "division by zero",
        script: "let z = 0\nprint(1 / z)\n",
        place: "2:9",
        sentence: "division by zero"
      ),
      Mistake(
        name: "division by zero in an operator's closure",
        script: "Observable.just(0).map { 1 / $0 }.subscribe(onError: { _ in print(\"no\") })\n",
        place: "1:28",
        sentence: "division by zero"
      ),
      Mistake(
        name: "overflow",
        script: "let m = Int.max\nprint(m + 1)\n",
        place: "2:9",
        sentence: "`9223372036854775807 + 1` is too large for `Int`"
      ),
      Mistake(
        name: "array out of range",
        script: "let a = [1, 2]\nprint(a[3])\n",
        place: "2:7",
        sentence: "index 3 is out of range",
        advice: "the array has elements 0 to 1"
      ),
      Mistake(
        name: "nothing to remove",
        script: "var a: [Int] = []\na.removeFirst()\n",
        place: "2:3",
        sentence: "the array is empty"
      ),
      Mistake(
        name: "range that runs backwards",
        script: "let r = 5...1\nprint(r)\n",
        place: "1:10",
        sentence: "a range can't go from 5 down to 1"
      ),
      Mistake(
        name: "nil unwrapped",
        script: "let a: Int? = nil\nprint(a!)\n",
        place: "2:7",
        sentence: "found nil while unwrapping with `!`",
        advice: "unwrap it with `if let`"
      ),
      Mistake(
        name: "endless recursion",
        script: "func f(_ n: Int) -> Int { return f(n + 1) + 1 }\nprint(f(0))\n",
        place: "1:34",
        sentence: "the calls nest too deeply",
        advice: "does a function call itself without end?"
      ),
      Mistake(
        name: "fatal error",
        script: "fatalError(\"no way\")\n",
        place: "1:1",
        sentence: "fatal error: no way"
      ),
      Mistake(
        name: "failed precondition",
        script: "precondition(1 > 2, \"math\")\n",
        place: "1:1",
        sentence: "precondition failed: math"
      ),
      Mistake(
        name: "error that nothing catches",
        script: "enum E: Error { case bad }\nfunc f() throws { throw E.bad }\ntry f()\n",
        place: "2:19",
        sentence: "the error `bad` was thrown and nothing catches it"
      ),
      Mistake(
        name: "error met by try!",
        script: "enum E: Error { case bad }\nfunc f() throws { throw E.bad }\ntry! f()\n",
        place: "3:1",
        sentence: "`try!` met the error"
      ),
      Mistake(
        name: "main waiting for itself",
        script: "DispatchQueue.main.sync { print(1) }\n",
        place: "1:20",
        sentence: "`sync` onto the queue"
      ),
    ]
  )
  func placeAndSentence(of mistake: Mistake) throws {
    let folder = try TemporaryFolder()
    let outcome = try Program.run(
      "run",
      try folder.write(Array(mistake.script.utf8), to: "my.swift")
    )
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("my.swift:\(mistake.place): error: \(mistake.sentence)"))
    #expect(outcome.errors.contains(mistake.advice) || mistake.advice.isEmpty)
    // The line itself follows, and the caret below it.
    #expect(outcome.errors.contains("\n  \(mistake.place.prefix { $0 != ":" }) | "))
    #expect(outcome.errors.contains("\n    | "))
    #expect(outcome.output.isEmpty)
  }

  @Test func `threads that all wait are a mistake`() throws {
    let outcome = try Program.run(
      "run",
      "-",
      input: "let s = DispatchSemaphore(value: 0)\ns.wait()\n"
    )
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("error: deadlock: main waits for a semaphore"))
  }

  @Test func `an error without a handler is reported, and the script continues`() throws {
    let outcome = try Program.run(
      "run",
      "-",
      "--format",
      "plain",
      input: """
        enum Trouble: Error { case fire }
        Observable<Int>.error(Trouble.fire)
          .subscribe(onNext: { print($0) })
        print("after")
        """
    )
    #expect(outcome.code == 0)
    #expect(outcome.lines == ["Unhandled error happened: fire", "after"])
    #expect(outcome.errors.hasPrefix("standard input:3:4: warning: the error `fire` reached"))
  }

  @Test func `disposing twice is no mistake`() throws {
    let outcome = try Program.run(
      "run",
      "-",
      "--format",
      "plain",
      input: """
        let nothing = Observable<Int>.never().subscribe()
        nothing.dispose()
        nothing.dispose()
        print("fine")
        """
    )
    #expect(outcome.code == 0)
    #expect(outcome.output == "fine\n")
    #expect(outcome.errors.isEmpty)
  }
}
