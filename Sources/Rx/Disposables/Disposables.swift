/// The namespace of functions that create disposables, such as `Disposables.create { … }`.
public struct Disposables {
  private init() {}
}
