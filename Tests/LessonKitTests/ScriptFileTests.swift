import Foundation
import LessonKit
import ScriptSource
import Testing

struct ScriptFileTests {
  private func problem(_ path: String) -> String? {
    do {
      _ = try ScriptFile.read(path)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func readsAScriptUnderItsFileName() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("print(1)\n", to: "a b.swift").path
    let file = try ScriptFile.read(path)
    #expect(file.name == "a b.swift")
    #expect(file.text == "print(1)\n")
  }

  @Test func aByteOrderMarkIsNoText() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("\u{FEFF}print(1)\n", to: "bom.swift").path
    #expect(try ScriptFile.read(path).text == "print(1)\n")
  }

  @Test func saysWhatIsWrongWithAFile() throws {
    let folder = try TemporaryFolder()
    #expect(problem("/no/such.swift") == "there is no file `/no/such.swift`")
    #expect(problem(folder.url.path) == "`\(folder.url.path)` is a folder; name a script in it")
    let empty = try folder.write(" \n\n", to: "empty.swift").path
    #expect(problem(empty) == "empty.swift:1: the script is empty")
    let bytes = try folder.write(Data("a\nb\n".utf8) + [0xFF, 0x0A], to: "bytes.swift").path
    #expect(problem(bytes) == "bytes.swift:3: this line is not UTF-8 text; save the file as UTF-8")
  }
}
