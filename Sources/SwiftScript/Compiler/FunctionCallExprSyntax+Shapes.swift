import SwiftSyntax

extension FunctionCallExprSyntax {
  /// What the call shows of its arguments.
  var shapes: [ArgumentShape] {
    var shapes = arguments.nodes.map {
      ArgumentShape(label: $0.label?.name, isTrailingClosure: false)
    }
    if trailingClosure != nil { shapes.append(ArgumentShape(label: nil, isTrailingClosure: true)) }
    for closure in additionalTrailingClosures.nodes {
      shapes.append(ArgumentShape(label: closure.label.name, isTrailingClosure: true))
    }
    return shapes
  }
}
