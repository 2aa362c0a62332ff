import LabBindings
import ScriptModernizer
import ScriptSource
import Testing

/// Pages of playgrounds are told from pages of other times, and written as they are written today.
struct OldPageTests {
  /// What a page imports that shows only its code.
  private static let imports = "import Foundation\nimport RxSwift\nimport RxRelay\n"

  @Test(arguments: OldPage.pages)
  func isWrittenAsToday(_ page: OldPage) {
    let today = ScriptProgram.modernization(of: Self.imports + page.text)
    #expect(today.version == page.version)
    #expect(today.text == Self.imports + (page.today ?? page.text))
    #expect(today.messages.filter { !$0.isWarning }.map(\.text) == [])
  }
}
