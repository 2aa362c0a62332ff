import CLibedit
import Glibc
import TerminalText
import Testing

@testable import LineEditor

/// The line is taken off the screen by the widths of our table, and drawn by libedit with those of the C library.
struct CharacterWidthTests {
  @Test func `the table has the C library's widths`() {
    #expect(CharacterType.isUTF8)
    // Later characters may be unknown to this system's library.
    let scalars = (0xA0...0x10FFFF).lazy.compactMap { Unicode.Scalar(UInt32($0)) }
      .filter { scalar in
        guard let age = scalar.properties.age else { return false }
        let isText = ![.unassigned, .lineSeparator, .paragraphSeparator].contains(
          scalar.properties.generalCategory
        )
        return age.major <= 7 && isText && scalar.showsItself
      }
    let different = scalars.filter { TextWidth.of($0) != Int(wcwidth($0.wide)) }
    #expect(different.map { String($0.value, radix: 16) } == [])
  }
}

extension Unicode.Scalar {
  fileprivate var showsItself: Bool { String(self).showingControls() == String(self) }
}
