import Rx

/// The values at the end of a path such as `view.frame`, step by step.
struct KeyPathFollower {
  let steps: ArraySlice<String>
  let options: KeyValueObservingOptions

  /// Whether the objects on the path are kept alive by the subscription.
  let keepsObjects: Bool

  init(_ path: String, _ options: KeyValueObservingOptions, keepsObjects: Bool) {
    self.init(path.split(separator: ".").map(String.init)[...], options, keepsObjects)
  }

  private init(
    _ steps: ArraySlice<String>,
    _ options: KeyValueObservingOptions,
    _ keepsObjects: Bool
  ) {
    self.steps = steps
    self.options = options
    self.keepsObjects = keepsObjects
  }

  func values(of object: AnyObject) -> Observable<Any?> {
    guard let name = steps.first else {
      return .error(RxCocoaError.invalidPropertyName(object: object, propertyName: ""))
    }
    let rest = KeyPathFollower(steps.dropFirst(), options, keepsObjects)
    if rest.steps.isEmpty { return property(name, of: object, options) }
    return property(name, of: object, [.initial, .new]).flatMapLatest { [weak object] next in
      guard let next else { return Observable<Any?>.just(nil).concat(Observable.never()) }
      guard let following = observable(next) else {
        guard let object else { return Observable<Any?>.never() }
        return .error(
          RxCocoaError.invalidObjectOnKeyPath(
            object: next,
            sourceObject: object,
            propertyName: name
          )
        )
      }
      return rest.keepsObjects
        ? rest.values(of: following)
        : rest.values(of: following).take(until: Companion.of(following).end)
          .concat(Observable<Any?>.just(nil)).concat(Observable.never())
    }
  }

  private func property(
    _ name: String,
    of object: AnyObject,
    _ options: KeyValueObservingOptions
  ) -> Observable<Any?> {
    let kept = keepsObjects ? object : nil
    return .create { [weak object] observer in
      guard let object else { return Disposables.create() }
      let observing = KeyValueSource.of(object)
      let observation = observing?.observeValues(name) { value in
        observer.onNext(options.contains(.new) ? value : nil)
      }
      guard let observing, let observation else {
        observer.onError(RxCocoaError.invalidPropertyName(object: object, propertyName: name))
        return Disposables.create()
      }
      if options.contains(.initial) {
        do {
          let value = try observing.observedValue(name)
          observer.onNext(options.contains(.new) ? value : nil)
        } catch {
          observer.onError(error)
        }
      }
      return Disposables.create {
        observation.dispose()
        withExtendedLifetime(kept) {}
      }
    }
  }

  /// The object that a value is, or nil; a value that is no object gets no box.
  private func observable(_ value: Any) -> AnyObject? {
    Swift.type(of: value) is AnyClass ? value as AnyObject : nil
  }
}
