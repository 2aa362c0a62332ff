public import Stage
import SwiftScript

extension Variants {
  /// What expressions are tried on if nothing else is said: 0, 1, 2, 3, 4, one a second.
  public static let standardInput =
    "Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(5)"

  /// A script that subscribes twice to what an expression makes: at once, and again after a while.
  ///
  /// An expression that begins as an operator does, `.share()` or `share()`, is applied to the input, which says when it is
  /// subscribed to; any other is a sequence of its own. The second subscriber is what shows how expressions share.
  ///
  /// - Parameters:
  ///   - input: The sequence that operators are applied to.
  ///   - prelude: What the expressions use, before them in the script.
  ///   - late: When the second subscriber comes; nil for none.
  public static func onInput(
    _ input: String = standardInput,
    prelude: String = "",
    late: StageTime? = .milliseconds(2_500)
  ) -> Variants {
    let second =
      late.map { time in
        """
        DispatchQueue.main.asyncAfter(deadline: .now() + \(time.seconds)) {
          \(subscription("Second"))
        }
        """
      } ?? ""
    let text = """
      import Foundation
      import RxSwift
      \(prelude)
      let comparedInput = (\(input)).do(onSubscribe: { print("input subscribed") })
      let compared = /*vary*/comparedInput/*end*/
      \(subscription("First"))
      \(second)
      """
    return Variants(marked: SourceFile(name: "compared.swift", text: text)) { expression in
      isOperator(expression)
        ? "comparedInput" + (expression.hasPrefix(".") ? "" : ".") + expression : expression
    }
  }

  private static func subscription(_ name: String) -> String {
    """
    _ = compared.subscribe(onNext: { print("\(name) \\($0)") }, \
    onError: { print("\(name) failed with \\($0)") }, onCompleted: { print("\(name) completed") })
    """
  }

  /// Whether an expression is a call without what it is called on: `share()`, `.map { … }`.
  private static func isOperator(_ expression: String) -> Bool {
    if expression.hasPrefix(".") { return true }
    let name = expression.prefix { $0.isLetter || $0.isNumber }
    let rest = expression.dropFirst(name.count).drop { $0 == " " }
    return name.first?.isLowercase == true && (rest.hasPrefix("(") || rest.hasPrefix("{"))
  }
}
