extension HostTests {
  static let objects = [
    HostRow(
      "members of a host's object",
      prints: "a 4",
      "host main of a",
      "done",
      "true",
      script: """
        let work = Work(name: "a")
        print(work.name, try work.twice(2))
        work.completion = { print("done") }
        work.start()
        print(work.isFinished)
        """
    ),
    HostRow(
      "a convenience initializer of the library",
      prints: "unnamed Work",
      script: """
        let work = Work()
        print(work.name, type(of: work))
        """
    ),
    HostRow(
      "an object of a subclass that the host makes",
      prints: "QuietWork true true false quiet",
      script: """
        let work: Work = Workshop().quiet()
        let any: Any = work
        print(type(of: work), work is QuietWork, any is Work, work is Workshop.Type, (work as? QuietWork)!.name)
        """
        .replacing(#"work is Workshop.Type"#, with: "any is Workshop")
    ),
    HostRow(
      "identity through the host and back",
      prints: "true false",
      script: """
        let shop = Workshop()
        let work = Work(name: "a")
        shop.add(work)
        print(shop.first() === work, shop.first() === Work(name: "a"))
        """
    ),
  ]

  static let generics = [
    HostRow(
      "a generic class",
      prints: "1",
      "2",
      "[1, 2]",
      "Channel<Int>",
      script: """
        let channel = Channel<Int>()
        channel.receive { print($0) }
        channel.send(1)
        channel.send(2)
        print(channel.history)
        print(type(of: channel))
        """
    ),
    HostRow(
      "the dynamic type of a generic subclass",
      prints: "Loudspeaker<String> true false",
      script: """
        let channel: Channel<String> = Loudspeaker<String>()
        print(type(of: channel), channel is Loudspeaker<String>, (channel as Any) is Channel<Int>)
        """
    ),
    HostRow(
      "a subclass of a generic class",
      prints: "2",
      "3",
      "Doubling [2, 3]",
      "true",
      script: """
        class Doubling: Channel<Int> {
          var sent = 0
          override func send(_ element: Int) {
            sent += 1
            super.send(sent == 1 ? element * 2 : element)
          }
        }
        let channel: Channel<Int> = Doubling()
        channel.receive { print($0) }
        channel.send(1)
        channel.send(3)
        print(type(of: channel), channel.history)
        print(channel is Doubling)
        """
    ),
    HostRow(
      "a generic subclass",
      prints: "Logged<String> a,b",
      script: """
        class Logged<T>: Channel<T> {
          var texts: [String] = []
          override func send(_ element: T) { texts.append("\\(element)"); super.send(element) }
        }
        let channel = Logged<String>()
        channel.send("a")
        channel.send("b")
        print(type(of: channel), channel.texts.joined(separator: ","))
        """
    ),
  ]

  static let protocols = [
    HostRow(
      "a delegate with an optional member",
      prints: "row 0 - row 2",
      "picked 1 true",
      "nobody to ask",
      script: """
        class Choice: PickerDelegate {
          var picker: Picker?
          func title(of row: Int) -> String { "row \\(row)" }
          func isEnabled(_ row: Int) -> Bool { row != 1 }
          func didPick(_ row: Int, in picker: Picker) { print("picked", row, picker.delegate === self) }
        }
        let picker = Picker()
        do {
          let choice = Choice()
          picker.delegate = choice
          print(picker.show(3))
          picker.pick(1)
        }
        print(picker.show(3))
        """
    ),
    HostRow(
      "what a delegate leaves out",
      prints: "0 1",
      script: """
        class Choice: PickerDelegate {
          func title(of row: Int) -> String { String(row) }
        }
        let choice = Choice()
        let picker = Picker()
        picker.delegate = choice
        picker.pick(1)
        print(picker.show(2))
        """
    ),
    HostRow(
      "a host's subclass as the delegate",
      prints: "a0 a1",
      "Job",
      script: """
        class Job: Work, PickerDelegate {
          func title(of row: Int) -> String { name + String(row) }
        }
        let job = Job(name: "a")
        let picker = Picker()
        picker.delegate = job
        print(picker.show(2))
        if let delegate = picker.delegate { print(type(of: delegate)) }
        """
    ),
  ]
}
