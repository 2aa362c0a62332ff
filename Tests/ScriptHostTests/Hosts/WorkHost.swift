import ScriptMachine

/// An operation: its `main` may be overridden, and the host calls it.
class Work: ScriptClass {
  var name: String
  var completion: (() -> Void)?
  private(set) var isFinished = false
  private(set) var predecessors: [Work] = []
  var isReady: Bool { predecessors.allSatisfy(\.isFinished) }

  init(name: String) { self.name = name }

  func start() {
    guard isReady else { return }
    main()
    isFinished = true
    completion?()
  }

  func main() { WorkHost.log("host main of \(name)") }
  func add(_ work: Work) { predecessors.append(work) }
  func twice(_ number: Int) throws -> Int { number * 2 }
}

/// A subclass that the host makes itself.
final class QuietWork: Work {
  override func main() {}
}

final class ScriptedWork: Work, ScriptedObject {
  let part: Instance

  init(_ part: Instance, name: String) {
    self.part = part
    super.init(name: name)
  }

  deinit { deinitializeScript() }

  override func start() { open("start()") { super.start() } }
  override func main() { open("main()") { super.main() } }
  override var isReady: Bool { open("isReady", .getter) { super.isReady } }
  override func twice(_ number: Int) throws -> Int {
    try openThrowing("twice(_:)", number) { try super.twice(number) }
  }
}

/// Keeps works and runs them, later.
final class Workshop: ScriptClass {
  private var works: [Work] = []
  weak var favourite: Work?

  func add(_ work: Work) { works.append(work) }
  func run() {
    for work in works { work.start() }
  }
  func removeAll() { works = [] }
  func first() -> Work? { works.first }
  func quiet() -> Work { QuietWork(name: "quiet") }
}

enum WorkHost {
  /// Where the host writes what it does; the tests run one after the other.
  nonisolated(unsafe) static var log: (String) -> Void = { _ in }

  static let declaration = """
    open class Work {
      init(name: String)
      open var name: String { get set }
      open var completion: (() -> Void)? { get set }
      open var isFinished: Bool { get }
      open var isReady: Bool { get }
      open func start()
      open func main()
      open func add(_ work: Work)
      open func twice(_ number: Int) throws -> Int
    }
    extension Work {
      convenience init() { self.init(name: "unnamed") }
    }
    final class QuietWork: Work {}
    final class Workshop {
      init()
      var favourite: Work? { get set }
      func add(_ work: Work)
      func run()
      func removeAll()
      func first() -> Work?
      func quiet() -> Work
    }
    """

  static func register(in table: inout NativeTable, _ runtime: Runtime) {
    runtime.hostTypes.add(Work.self, "Work", in: "Works")
    runtime.hostTypes.add(QuietWork.self, "QuietWork", in: "Works")
    runtime.hostTypes.add(Workshop.self, "Workshop", in: "Works")
    table.initializer("Work.init(name:)", Work.init(name:), scripted: ScriptedWork.init(_:name:))
    table.property("Work.name", \Work.name)
    table.property("Work.isFinished") { (work: Work) in work.isFinished }
    table.property("Work.isReady") { (work: Work) in work.isReady }
    table.function("Work.completion") { (work: Work) -> ScriptFunction<Void>? in nil }
    table.function("Work.completion=") { (work: Work, block: ScriptFunction<Void>?) in
      work.completion = block.map { block in { block() } }
    }
    table.method("Work.start()", Work.start)
    table.method("Work.main()", Work.main)
    table.method("Work.add(_:)", Work.add)
    table.method("Work.twice(_:)", Work.twice)
    table.function("Workshop.init()") { Workshop() }
    table.property("Workshop.favourite", \Workshop.favourite)
    table.method("Workshop.add(_:)", Workshop.add)
    table.method("Workshop.run()", Workshop.run)
    table.method("Workshop.removeAll()", Workshop.removeAll)
    table.method("Workshop.first()", Workshop.first)
    table.method("Workshop.quiet()", Workshop.quiet)
  }
}
