import Glibc
import Testing

/// Ctrl-C ends what runs, keeps what was printed, and is told by 130.
@Suite struct InterruptionTests {
  @Test(arguments: [
    "while true {}",
    "Thread.sleep(forTimeInterval: 1000)",
    "DispatchQueue.global().async { while true {} }",
    "for _ in 0..<200 { Thread.detachNewThread { Thread.sleep(forTimeInterval: 1000) } }",
    "Observable<Int>.interval(.seconds(1000), scheduler: MainScheduler.instance).subscribe()",
    "Observable.just(1).map { n -> Int in while true {}; return n }.subscribe()",
  ])
  func byTheWall(waiting: String) throws {
    let program = Program(["run", "-", "--real", "--limit", "1000s", "--format", "plain"])
    program.input.type("print(\"on\")\n\(waiting)\n")
    program.input.close()
    try program.see("on\n")
    program.signal(SIGINT)
    let outcome = try program.waitForEnd()
    #expect(outcome.code == 130)
    #expect(outcome.output == "on\n")
    #expect(outcome.errors.isEmpty)
  }

  @Test func `in virtual time`() throws {
    let program = Program(["run", "-", "--format", "plain"])
    // More than is gathered before it is written.
    program.input.type("for i in 0..<20000 { print(i) }\nprint(\"on\")\nwhile true {}\n")
    program.input.close()
    try program.see("10000\n")
    program.signal(SIGINT)
    let outcome = try program.waitForEnd()
    #expect(outcome.code == 130)
    // What was printed is a beginning of what there was to print, whole lines only.
    let lines = (0..<20_000).map(String.init) + ["on"]
    #expect(outcome.output.hasSuffix("\n"))
    #expect(lines.starts(with: outcome.lines))
    #expect(outcome.errors.isEmpty)
  }

  @Test func `a piped session ends as any program does`() throws {
    let program = Program([])
    program.input.type("print(\"on\")\nwhile true {}\n")
    try program.see("on\n")
    program.signal(SIGINT)
    let outcome = try program.waitForEnd()
    #expect(outcome.signal == SIGINT)
  }
}
