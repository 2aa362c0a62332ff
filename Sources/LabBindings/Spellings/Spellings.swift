public import SwiftScript

/// The older spellings that scripts may use: what RxSwift, Foundation, Dispatch and Swift called things before.
///
/// Versions are RxSwift's; what Swift 2 had has those of RxSwift 2.
public enum Spellings {
  /// Every row.
  public static let table = SpellingTable(
    [
      events, singleEvents, subscribing, operators, traits, joining, times, functions, disposables,
      variables, schedulers, threads, dispatch, foundation, swift,
    ].flatMap(\.self),
    companions: [
      CompanionModule("RxRelay", of: ["BehaviorRelay"], beside: "RxSwift", in: ["RxCocoa"])
    ]
  )

  /// Rows of one home and one age.
  static func rows(
    _ home: Spelling.Home,
    _ versions: ClosedRange<Int>,
    isAnswered: Bool = true,
    twist: Spelling.Twist? = nil,
    _ rows: [(old: String, new: String)]
  ) -> [Spelling] {
    rows.map { Spelling(home, $0.old, $0.new, versions, isAnswered: isAnswered, twist: twist) }
  }
}
