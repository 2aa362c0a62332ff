import ScriptMachine
import ScriptSource

/// Says where what was compiled stands, by the numbers that its code carries.
protocol CompiledText: AnyObject {
  /// The place in the text that was compiled; `nil` outside the script's own.
  func writtenSpan(ofPlace place: Int) -> SourceSpan?
  /// Where a piece of the text that was compiled stands in the script's own.
  func original(of span: SourceSpan) -> SourceSpan
  /// What the calls of a file that was compiled name.
  func calledNames(in file: SourceFile) -> CalledNames
  /// The name of the program's variable that holds an object.
  func variable(holding object: Value) -> String?
  /// The class of the program that has a name.
  func classNamed(_ name: String) -> TypeMetadata?
}

/// Where the calls of a program stand, by the numbers that its code carries.
final class CallPlaces {
  struct Name {
    let span: SourceSpan
    /// The variable that is given what the call makes.
    let variable: String?
  }

  private unowned let program: any CompiledText
  private var known: [Int: Name] = [:]

  init(_ program: any CompiledText) { self.program = program }

  /// The name that a call names, or else the whole of what stands there; `nil` outside the script's own text.
  func name(at place: Int) -> Name? {
    if let found = known[place] { return found }
    guard let written = program.writtenSpan(ofPlace: place) else { return nil }
    let called = program.calledNames(in: written.file)[written.range]
    let span = called.map { SourceSpan($0.range, in: written.file) } ?? written
    let name = Name(span: program.original(of: span), variable: called?.variable)
    known[place] = name
    return name
  }

  /// The class of the program that has a name.
  func classNamed(_ name: String) -> TypeMetadata? { program.classNamed(name) }

  /// The name of the program's variable that holds an object.
  func variable(holding object: Value) -> String? { program.variable(holding: object) }
}
