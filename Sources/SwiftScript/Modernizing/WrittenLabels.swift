import SwiftSyntax

/// The labels of a function's parameters, or of a call's arguments.
struct WrittenLabels: Hashable {
  private let labels: [String?]
  /// How many of the parameters a call must have an argument for; those of a call are all written.
  private let required: Int
  private let trailing: Int

  init(_ signature: FunctionSignatureSyntax) {
    let parameters = Array(signature.parameterClause.parameters)
    labels = parameters.map { $0.firstName.text == "_" ? nil : $0.firstName.name }
    required = parameters.count { $0.defaultValue == nil && $0.ellipsis == nil }
    trailing = 0
  }

  init(_ call: FunctionCallExprSyntax) {
    labels = call.arguments.map { $0.label?.name }
    required = labels.count
    trailing = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
  }

  /// Whether these parameters take a call's arguments if the first one needs no label.
  func takesWithoutFirstLabel(_ call: WrittenLabels) -> Bool {
    let count = call.labels.count + call.trailing
    guard count >= required, count <= labels.count else { return false }
    var rest = labels.dropFirst()
    for label in call.labels.dropFirst() {
      guard let place = rest.firstIndex(of: label) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }
}
