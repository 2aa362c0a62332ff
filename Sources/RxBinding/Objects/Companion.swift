import HeadlessUI
import Rx

/// What the bindings keep for an object, and let go of with it.
final class Companion {
  /// Sends one element and completes when the object is deallocated.
  let end = ReplaySubject<Void>.create(bufferSize: 1)

  /// Disposes of what is in it when the object is deallocated.
  var bag = DisposeBag()

  /// The delegate proxies of the object, by the protocols of the delegates.
  var proxies: [UnsafeRawPointer: AnyObject] = [:]

  private static let key = AttachmentKey<Companion>()

  /// Returns the companion of an object, made at first use.
  static func of(_ object: AnyObject) -> Companion {
    if let object = object as? UIObject { return object.attachment(key) { Companion() } }
    return Lifetimes.companion(of: object)
  }

  deinit {
    end.onNext(())
    end.onCompleted()
  }
}
