/// Members of the reactive modules that belong together: what is declared, and the natives that the declarations leave to us.
protocol RxPart {
  static var declaration: String { get }
  static func register(in natives: inout RxNatives)
}

extension RxPart {
  static func register(in natives: inout RxNatives) {}
}
