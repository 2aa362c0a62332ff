import Foundation
import Testing

/// Every line of `--format json` is one record with the documented fields.
@Suite struct JSONTests {
  private struct Line: Decodable {
    struct Thread: Decodable {
      let number: Int
      let name: String?
    }

    struct Position: Decodable {
      let file: String
      let line: Int
      let column: Int
    }

    let v: Int
    let seq: Int
    let time: Double
    let date: String
    let thread: Thread
    let kind: String
    let text: String
    let subscription: Int?
    let position: Position?
    let cause: Int?
  }

  private func lines(of outcome: Outcome) throws -> [Line] {
    try outcome.lines.map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
  }

  @Test func `every record of a lesson`() throws {
    let outcome = try Program.run("run", "hot-cold", "--format", "json")
    #expect(outcome.code == 0)
    let lines = try lines(of: outcome)
    #expect(lines.allSatisfy { $0.v == 3 })
    #expect(lines.map(\.seq) == Array(1...lines.count))
    #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.time <= $1.time })
    #expect(lines.allSatisfy { line in line.cause.map { (1..<line.seq).contains($0) } ?? true })
    #expect(lines.allSatisfy { $0.position == nil || $0.position?.file == "hot-cold.swift" })
    #expect(lines.first?.date == "2016-05-01 04:17:17.000")
    #expect(Set(lines.map(\.kind)).isSuperset(of: ["print", "subscribed", "next", "hop"]))
    for line in outcome.lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      let fields = Set(try #require(object as? [String: Any]).keys)
      #expect(fields.isSuperset(of: ["v", "seq", "time", "date", "thread", "kind", "text"]))
    }
  }

  @Test func `one record, field by field`() throws {
    let outcome = try Program.run(
      "run",
      "-",
      "--format",
      "json",
      input: """
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
          print("a \\"quoted\\" line")
        }
        """
    )
    let line = try #require(try lines(of: outcome).last)
    #expect(line.kind == "print")
    #expect(line.text == "a \"quoted\" line")
    #expect(line.time == 1.5)
    #expect(line.date == "2016-05-01 04:17:18.500")
    #expect(line.thread.number == 1)
    #expect(line.thread.name == "main")
    #expect(line.position?.file == "standard input")
    #expect(line.position?.line == 2)
    #expect(line.position?.column == 3)
  }

  @Test func `the wall's clock can't be early`() throws {
    let outcome = try Program.run(
      "run",
      "-",
      "--format",
      "json",
      "--real",
      input: "DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) { print(1) }"
    )
    let line = try #require(try lines(of: outcome).last { $0.kind == "print" })
    #expect(line.time >= 0.03)
  }

  @Test func `a mistake is a record with its place`() throws {
    let outcome = try Program.run(
      "run",
      "-",
      "--format",
      "json",
      input: "print(1)\nprint(nothing)\n"
    )
    #expect(outcome.code == 2)
    let line = try #require(try lines(of: outcome).first)
    #expect(outcome.lines.count == 1)
    #expect(line.kind == "mistake")
    #expect(line.text == "cannot find 'nothing' in scope")
    #expect(line.position?.line == 2)
    #expect(line.position?.column == 7)
  }
}
