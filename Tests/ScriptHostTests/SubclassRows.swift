extension HostTests {
  static let subclasses = [
    HostRow(
      "overrides that the host calls",
      prints: "begin 1",
      "finished a: true",
      "2",
      script: """
        class Job: Work {
          var count = 1
          override func main() { print("begin", count); count += 1 }
        }
        let job = Job(name: "a")
        job.completion = { print("finished \\(job.name):", job.isFinished) }
        let shop = Workshop()
        shop.add(job)
        shop.run()
        print(job.count)
        """
    ),
    HostRow(
      "`super` reaches the host's body, which calls the overrides",
      prints: "before",
      "host main of a",
      "after",
      "before start",
      "before",
      "host main of a",
      "after",
      script: """
        class Job: Work {
          override func main() { print("before"); super.main(); print("after") }
          override func start() { print("before start"); super.start() }
        }
        let job = Job(name: "a")
        job.main()
        job.start()
        """
    ),
    HostRow(
      "an initializer of its own",
      prints: "a 3 [1]",
      "b 9 []",
      script: """
        class Job: Work {
          let weight: Int
          var log = [Int]()
          init(weight: Int, name: String) {
            self.weight = weight
            super.init(name: name)
            log.append(1)
            print(self.name, weight, log)
          }
          convenience init(name: String, heavy: Bool) {
            self.init(weight: heavy ? 9 : 1, name: name)
            log = []
          }
        }
        _ = Job(weight: 3, name: "a")
        let b = Job(name: "b", heavy: true)
        print(b.name, b.weight, b.log)
        """
        .replacing(
          "print(self.name, weight, log)",
          with: "if weight == 3 { print(self.name, weight, log) }"
        )
    ),
    HostRow(
      "an overridden property",
      prints: "not yet",
      "now",
      "host main of a",
      "true",
      script: """
        class Job: Work {
          var isAllowed = false
          override var isReady: Bool { super.isReady && isAllowed }
        }
        let job = Job(name: "a")
        job.start()
        print("not yet")
        job.isAllowed = true
        print("now")
        job.start()
        print(job.isFinished)
        """
    ),
    HostRow(
      "an error of an override",
      prints: "caught tooMany",
      "8",
      "8",
      script: """
        enum Trouble: Error { case tooMany }
        class Job: Work {
          override func twice(_ number: Int) throws -> Int {
            if number > 10 { throw Trouble.tooMany }
            return try super.twice(number)
          }
        }
        let work: Work = Job(name: "a")
        do { _ = try work.twice(11) } catch Trouble.tooMany { print("caught tooMany") }
        print(try work.twice(4))
        print(try Work(name: "b").twice(4))
        """
    ),
    HostRow(
      "two steps below the host's class",
      prints: "top 1 2",
      "middle 1",
      "host main of unnamed",
      "Top Top true true false",
      script: """
        class Middle: Work {
          var one = 1
          override func main() { print("middle", one); super.main() }
        }
        class Top: Middle {
          var two: Int
          init(two: Int) { self.two = two; super.init(name: "unnamed") }
          override func main() { print("top", one, two); super.main() }
        }
        let top = Top(two: 2)
        top.start()
        let work: Work = top
        print(type(of: work), type(of: top), work is Middle, work is Top, Work(name: "w") is Middle)
        """
    ),
    HostRow(
      "inherited initializers",
      prints: "unnamed 5",
      "x 5",
      script: """
        class Job: Work { var five = 5 }
        let job = Job()
        print(job.name, job.five)
        let x = Job(name: "x")
        print(x.name, x.five)
        """
    ),
    HostRow(
      "identity, casts and the way through the host",
      prints: "true true 7",
      "Job",
      "main.Job",
      script: """
        class Job: Work { var number = 7 }
        let job = Job(name: "a")
        let shop = Workshop()
        shop.add(job)
        let first = shop.first()!
        print(first === job, first is Job, (first as! Job).number)
        print(type(of: first))
        print(String(reflecting: type(of: first)))
        """
    ),
    HostRow(
      "observers, lazy properties and extensions",
      prints: "0 -> 3",
      "made",
      "4 4",
      "a!",
      script: """
        class Job: Work {
          var count = 0 { didSet { print(oldValue, "->", count) } }
          lazy var more: Int = { print("made"); return count + 1 }()
        }
        extension Work { var loud: String { name + "!" } }
        let job = Job(name: "a")
        job.count = 3
        print(job.more, job.more)
        print(job.loud)
        """
    ),
    HostRow(
      "a formatter that the host asks",
      prints: "<1> <2>",
      "#1 #2",
      "#3",
      "(<4>)",
      script: """
        class Pointed: NumberWriter {
          override func string(from number: Int) -> String { "<\\(number)>" }
        }
        class Round: Pointed {
          override func list(_ numbers: [Int]) -> String { "(" + super.list(numbers) + ")" }
        }
        print(Pointed().list([1, 2]))
        print(NumberWriter().list([1, 2]), separator: "")
        print(NumberWriter().string(from: 3))
        print(Round().list([4]))
        """
    ),
    HostRow(
      "a mistake in an override ends the run",
      prints: "failed: trap: Index out of range",
      "stopped",
      script: """
        class Job: Work {
          override func main() { print([1][3]) }
        }
        Job(name: "a").start()
        for i in 0... { if i < 0 { break } }
        """
    ),
  ]

  static let lifetimes = [
    HostRow(
      "`deinit`, from the subclass up, with the host's members",
      prints: "Top a 2",
      "Middle a 1",
      "end",
      script: """
        class Middle: Work {
          var one = 1
          deinit { print("Middle", name, one) }
        }
        class Top: Middle {
          var two = 2
          deinit { print("Top", name, two) }
        }
        do { _ = Top(name: "a") }
        print("end")
        """
    ),
    HostRow(
      "the host keeps it alive, and lets it go",
      prints: "kept",
      "gone",
      "true",
      script: """
        class Job: Work { deinit { print("gone") } }
        let shop = Workshop()
        weak var reference: Job?
        do {
          let job = Job(name: "a")
          shop.add(job)
          reference = job
        }
        print(reference == nil ? "lost" : "kept")
        shop.removeAll()
        print(reference == nil)
        """
    ),
    HostRow(
      "a weak reference of the host",
      prints: "true",
      "true",
      script: """
        class Job: Work {}
        let shop = Workshop()
        do {
          let job = Job(name: "a")
          shop.favourite = job
          print(shop.favourite === job)
        }
        print(shop.favourite == nil)
        """
    ),
    HostRow(
      "a closure that captures it weakly",
      prints: "a",
      "none",
      script: """
        class Job: Work {
          func later() -> () -> Void { { [weak self] in print(self?.name ?? "none") } }
        }
        var job: Job? = Job(name: "a")
        let show = job!.later()
        show()
        job = nil
        show()
        """
    ),
    HostRow(
      "no `deinit` for what was never made",
      prints: "nil",
      script: """
        class Job: Work {
          let number: Int
          init?(number: Int) {
            if number < 0 { return nil }
            self.number = number
            super.init(name: "n")
          }
          deinit { print("gone") }
        }
        print(Job(number: -1)?.number as Any)
        """
    ),
  ]
}
