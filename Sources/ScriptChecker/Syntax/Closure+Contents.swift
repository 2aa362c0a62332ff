import ScriptSource

extension Closure {
  var hasWrittenResult: Bool { result != nil }

  /// The body's only expression, which gives the closure's result.
  var singleExpression: Expression? {
    guard body.count == 1 else { return nil }
    switch body[0].kind {
    case .expression(let expression): return expression.isBranching ? nil : expression
    case .return(let value?): return value.isBranching ? nil : value
    default: return nil
    }
  }

  /// How many of `$0`, `$1` … the body uses.
  var numberedParameterCount: Int {
    var walk = SyntaxWalk()
    var highest = -1
    // A greater number names nothing.
    let mostNumbered = 1 << 10
    walk.onName = { name in
      if name.base.first == "$", let number = Int(name.base.dropFirst()), number < mostNumbered {
        highest = max(highest, number)
      }
    }
    walk.visit(body)
    return highest + 1
  }

  /// Whether an error can leave the body: a `try` or `throw` that no `catch` stops.
  var mayThrow: Bool {
    var walk = SyntaxWalk()
    var throwsOut = false
    walk.onThrow = { throwsOut = true }
    walk.visit(body)
    return throwsOut
  }

  var isAsync: Bool {
    if effects.isAsync { return true }
    var walk = SyntaxWalk()
    var awaits = false
    walk.onAwait = { awaits = true }
    walk.visit(body)
    return awaits
  }

  /// Whether a `return` of the body gives a value, or the body never ends by itself.
  var returnsValue: Bool {
    if case .throw? = body.last?.kind { return true }
    if body.impliedResult != nil { return true }
    var walk = SyntaxWalk()
    var returns = false
    walk.onReturn = { if $0 != nil { returns = true } }
    walk.visit(body)
    return returns
  }
}
