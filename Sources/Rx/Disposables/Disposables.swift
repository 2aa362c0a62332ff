/// Where disposables are made: `Disposables.create { … }` and its relatives.
public struct Disposables {
  private init() {}
}
