import SwiftScript

extension Spellings {
  /// Disposables and bags.
  static let disposables =
    rows(
      .values(of: "Disposable"),
      1...5,
      [("addDisposableTo(_ bag: DisposeBag)", "self.disposed(by: bag)")]
    )
    + ["DisposeBag", "CompositeDisposable"].flatMap { type in
      rows(
        .values(of: type),
        1...2,
        [
          ("addDisposable(_ disposable: Disposable)", "self.insert(disposable)"),
          ("removeDisposable(_ key: DisposeKey)", "self.remove(for: key)"),
        ].filter { type != "DisposeBag" || !$0.0.hasPrefix("remove") }
      )
    }
    + rows(.values(of: "Cancelable"), 1...2, [("disposed", "self.isDisposed")])
    + rows(
      .typeName,
      1...2,
      isAnswered: false,
      [
        ("AnonymousDisposable", "Cancelable"), ("BinaryDisposable", "Cancelable"),
        ("NopDisposable", "Disposable"),
      ]
    )
    + rows(
      .anywhere,
      1...2,
      isAnswered: false,
      [
        ("AnonymousDisposable(_ dispose: () -> Void)", "Disposables.create(with: dispose)"),
        (
          "BinaryDisposable(_ first: Disposable, _ second: Disposable)",
          "Disposables.create(first, second)"
        ),
      ]
    )
    + rows(
      .statics(of: "StableCompositeDisposable"),
      1...2,
      isAnswered: false,
      [("create(_ first: Disposable, _ second: Disposable)", "Disposables.create(first, second)")]
    )
    + rows(
      .statics(of: "NopDisposable"),
      1...2,
      isAnswered: false,
      [("instance", "Disposables.create()")]
    )

  /// `Variable`, which a relay does today.
  static let variables =
    rows(.typeName, 1...5, isAnswered: false, [("Variable", "BehaviorRelay")])
    + rows(
      .anywhere,
      1...5,
      isAnswered: false,
      [("Variable(_ value: Any)", "BehaviorRelay(value: value)")]
    )
    + rows(
      .values(of: "Variable"),
      1...5,
      isAnswered: false,
      [("value = new", "self.accept(new)")]
    )
}
