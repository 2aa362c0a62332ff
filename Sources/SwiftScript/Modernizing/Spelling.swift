/// A name or a shape of call that a library or the language had once, and what is written today.
///
/// One row serves four: scripts can use it, a script's age shows in it, it can be rewritten, and it can be suggested.
public final class Spelling: Sendable {
  /// Where the old name stands.
  public enum Home: Sendable, Hashable {
    /// A function or constant by itself.
    case anywhere
    /// The name of a type.
    case typeName
    /// A method or property of this type's values.
    case values(of: String)
    /// A method or property of this type itself.
    case statics(of: String)
    /// A case of this enum.
    case cases(of: String)
    /// A module that is imported.
    case module
  }

  /// What a plain replacement can't say.
  public enum Twist: Sendable, Hashable {
    /// A closure of (element, index) becomes one of (index, element).
    case swapsPair
    /// What it gives is another type's today, so that only a chain counts which goes on as that of a sequence does.
    case ofSequences
    /// It means something else today, so that only a program of Swift 2 counts.
    case ofOldPrograms
    /// Another type has such a case today, so that only the one of a `Single` counts.
    case ofSingles
    /// The type has another meaning today, so that only a program counts that gives it numbers.
    case ofNumbers
    /// Other types have today what this one had, so that only a collection that is plainly one counts.
    case ofPlainCollections
    /// Other types have today what this one had, and nothing shows which is meant before the script runs.
    case ofUnseenTypes
  }

  /// Where the old name stands.
  public let home: Home
  /// The old declaration without `func`: `observeOn(_ scheduler: ImmediateSchedulerType)`, `isDisposed` for a property,
  /// `value = new` for an assignment to one.
  ///
  /// A parameter of the type `Seconds` stands for a number that is written out.
  public let old: String
  /// The old name alone.
  public let name: String
  /// The expression that means the same today, of `self` and the parameters.
  public let new: String
  /// The versions of the library that had it.
  public let versions: ClosedRange<Int>
  /// Whether a script's use is answered by `new`; otherwise the library declares the old name itself.
  public let isAnswered: Bool
  /// What a plain replacement can't say.
  public let twist: Twist?

  /// Makes a row.
  public init(
    _ home: Home,
    _ old: String,
    _ new: String,
    _ versions: ClosedRange<Int>,
    isAnswered: Bool = true,
    twist: Twist? = nil
  ) {
    self.home = home
    self.old = old
    let name = old.utf8.prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: " ") }
    self.name = String(Substring(name))
    self.new = new
    self.versions = versions
    self.isAnswered = isAnswered
    self.twist = twist
  }

  var isFunction: Bool { old.hasSuffix(")") }
  var isAssignment: Bool { old.hasSuffix(" = new") }
}
