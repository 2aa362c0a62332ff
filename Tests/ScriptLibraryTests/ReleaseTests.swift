import LabBindings
import ScriptMachine
import ScriptSource
import Testing

/// After a run nothing of it is left.
struct ReleaseTests {
  /// What a program consists of, if it is still there.
  private struct Parts {
    weak var runtime: AnyObject?
    weak var types: AnyObject?
    weak var compiler: AnyObject?
    weak var libraries: AnyObject?
    weak var library: AnyObject?

    var left: [String] {
      let parts = [
        ("runtime", runtime), ("types", types), ("compiler", compiler), ("libraries", libraries),
        ("library", library),
      ]
      return parts.filter { $0.1 != nil }.map(\.0)
    }

    init(_ program: ScriptProgram) {
      runtime = program.runtime
      types = program.runtime.types
      library = program.runtime.types.library
      let mirror = Mirror(reflecting: program)
      compiler = mirror.descendant("compiler") as AnyObject?
      libraries = mirror.descendant("libraries") as AnyObject?
    }
  }

  @Test(arguments: [
    "print(1)",
    "func f(_ n: Int) -> Int { n == 0 ? 0 : f(n - 1) }\nprint(f(3))",
    "class A { var other: A?; deinit { print(2) } }\nlet a = A()\na.other = A()\nprint(a.other != nil)",
    "struct P: Hashable { var x = 1 }\nprint(Set([P(), P()]), [P(): 2], P() == P())",
    "func f() { struct Local { var n = 1 }; print(Local()) }\nf()",
    "let f = { (n: Int) in n + 1 }\nprint([1, 2].map(f))",
    "indirect enum L { case e; case n(L) }\nprint(L.n(.e))",
    "protocol Q { associatedtype T; func t() -> T }\nextension Int: Q { func t() -> Int { self } }\nprint(2.t())",
    "let t = Task { 2 }\nprint(await t.value)",
    "let t = Task { try await Task.sleep(for: .seconds(9)) }\nawait Task.yield()\nprint(t.isCancelled)",
    "import Foundation\nprint(sqrt(4.0))",
    "import RxSwift\nObservable.of(1, 2).map { $0 + 1 }.subscribe(onNext: { print($0) })",
    "print([1][3])",
  ])
  func leavesNothing(_ text: String) {
    let parts = LargeStack.run(bytes: 64 << 20) { run(text) }
    #expect(parts.left == [])
  }

  private func run(_ text: String) -> Parts {
    let program = ScriptProgram(Runtime.Host { _, _ in })
    let parts = Parts(program)
    let threads = PlainThreads()
    threads.connect(program.runtime)
    do {
      let code = try program.compile(SourceFile(name: "main.swift", text: text))
      let machine = program.runtime.machine
      _ = try code.call(machine, frame: machine.top, types: .none)
    } catch {}
    program.runtime.stop()
    threads.end()
    program.release()
    return parts
  }
}
