import LabBindings
import ScriptSource
import Testing

/// What a device has beside its screen: actions on their way through the responders, places, pictures and predicates.
struct DeviceTests {
  private func lines(_ script: String) -> [String] {
    let log = ScriptLog(script)
    #expect(log.mistakes.map(\.message) == [])
    return log.printed
  }

  @Test func anActionGoesFromTheFirstResponderUp() {
    #expect(
      lines(
        """
        import UIKit
        import PlaygroundSupport
        class Page: UIViewController {
          let field = UITextField()
          override func viewDidLoad() { view.addSubview(field) }
          @objc func other(_ sender: Any?) { print("other", sender is Page) }
        }
        let page = Page()
        PlaygroundPage.current.liveView = page
        user.tap(page.field)
        let app = UIApplication.shared
        let resign = #selector(UIResponder.resignFirstResponder)
        print(app.sendAction(#selector(Page.other(_:)), to: nil, from: page, for: nil))
        print(app.sendAction(resign, to: nil, from: nil, for: nil), page.field.isFirstResponder)
        print(app.sendAction(resign, to: nil, from: nil, for: nil))
        print(app.sendAction(#selector(Page.other(_:)), to: page, from: nil, for: nil))
        """
      ) == ["other true", "true", "true false", "false", "other false", "true"]
    )
  }

  /// A proxy as programs write it for a delegate that RxCocoa has none for.
  private static let places = """
    import CoreLocation
    import RxSwift
    import RxCocoa
    extension CLLocationManager: HasDelegate { public typealias Delegate = CLLocationManagerDelegate }
    public class RxCLLocationManagerDelegateProxy: DelegateProxy<CLLocationManager, CLLocationManagerDelegate>, DelegateProxyType, CLLocationManagerDelegate {
      public init(locationManager: CLLocationManager) {
        super.init(parentObject: locationManager, delegateProxy: RxCLLocationManagerDelegateProxy.self)
      }
      public static func registerKnownImplementations() {
        self.register { RxCLLocationManagerDelegateProxy(locationManager: $0) }
      }
      internal lazy var didUpdateLocationsSubject = PublishSubject<[CLLocation]>()
      public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        _ = forwardToDelegate()?.locationManager?(manager, didUpdateLocations: locations)
        didUpdateLocationsSubject.onNext(locations)
      }
      deinit { self.didUpdateLocationsSubject.on(.completed) }
    }
    extension Reactive where Base: CLLocationManager {
      public var delegate: DelegateProxy<CLLocationManager, CLLocationManagerDelegate> { RxCLLocationManagerDelegateProxy.proxy(for: base) }
      public var didUpdateLocations: Observable<[CLLocation]> { RxCLLocationManagerDelegateProxy.proxy(for: base).didUpdateLocationsSubject.asObservable() }
      public var didChangeAuthorizationStatus: Observable<CLAuthorizationStatus> {
        delegate.methodInvoked(#selector(CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)))
          .map { a in
            let number = a[1] as! NSNumber
            return CLAuthorizationStatus(rawValue: Int32(number.intValue)) ?? .notDetermined
          }
      }
    }
    let manager = CLLocationManager()
    let bag = DisposeBag()
    manager.rx.didChangeAuthorizationStatus.startWith(CLLocationManager.authorizationStatus())
      .subscribe(onNext: { print("status", $0.rawValue) }).disposed(by: bag)
    manager.rx.didUpdateLocations.map { $0[0].coordinate }
      .subscribe(onNext: { print("at", $0.latitude, $0.longitude) }).disposed(by: bag)
    manager.requestAlwaysAuthorization()
    manager.startUpdatingLocation()

    """

  @Test func aProxyOfOnesOwnHearsOfPlaces() {
    #expect(
      lines(
        Self.places + """
          user.travel(to: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4))
          user.allowLocation()
          user.travel(to: CLLocationCoordinate2D(latitude: 48.1, longitude: 11.6))
          manager.stopUpdatingLocation()
          user.travel(to: CLLocationCoordinate2D(latitude: 0, longitude: 0))
          """
      ) == ["status 0", "status 0", "status 3", "at 52.5 13.4", "at 48.1 11.6"]
    )
  }

  @Test func aPersonWhoDeniesIsNowhere() {
    #expect(
      lines(
        """
        import CoreLocation
        class Guide: NSObject, CLLocationManagerDelegate {
          func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) { print((error as? CLError)?.code == .denied) }
          func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { print(manager.authorizationStatus == .denied) }
          func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { print("at") }
        }
        let (manager, guide) = (CLLocationManager(), Guide())
        manager.delegate = guide
        manager.requestWhenInUseAuthorization()
        manager.requestLocation()
        user.travel(to: CLLocationCoordinate2D(latitude: 1, longitude: 2))
        user.denyLocation()
        """
      ) == ["false", "true", "true"]
    )
  }

  @Test func placesNeedTheirImport() {
    let log = ScriptLog("import UIKit\nlet manager = CLLocationManager()")
    #expect(log.mistakes.map(\.message) == ["cannot find 'CLLocationManager' in scope"])
    #expect(log.mistakes.first?.hint == "write `import CoreLocation` above")
    // Where a script imports nothing, it has all.
    let bare = ScriptLog("print(CLLocationManager().location == nil)", imports: "")
    #expect(bare.printed == ["true"])
  }

  @Test func aPictureIsPickedByItsName() {
    #expect(
      lines(
        """
        import UIKit
        import PlaygroundSupport
        class Page: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
          let picture = UIImageView()
          override func viewDidLoad() { view.addSubview(picture) }
          func choose() {
            let picker = UIImagePickerController()
            picker.sourceType = .photoLibrary
            picker.delegate = self
            present(picker, animated: true)
          }
          func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {
            picture.image = info[.originalImage] as? UIImage
            picker.dismiss(animated: true) { print("gone") }
          }
        }
        let page = Page()
        PlaygroundPage.current.liveView = page
        page.choose()
        user.select("forest")
        print(page.picture.image?.description ?? "none", page.presentedViewController == nil)
        page.choose()
        user.tap("Cancel")
        print(page.presentedViewController == nil)
        """
      ) == ["gone", "▣ forest true", "true"]
    )
  }

  @Test func aPickersProxyTellsOfThePictureAndOfCancelling() {
    #expect(
      lines(
        """
        import UIKit
        import PlaygroundSupport
        import RxSwift
        import RxCocoa
        open class RxImagePickerDelegateProxy: RxNavigationControllerDelegateProxy, UIImagePickerControllerDelegate {
          public init(imagePicker: UIImagePickerController) { super.init(navigationController: imagePicker) }
        }
        extension Reactive where Base: UIImagePickerController {
          public var didFinishPickingMediaWithInfo: Observable<[UIImagePickerController.InfoKey: AnyObject]> {
            delegate.methodInvoked(#selector(UIImagePickerControllerDelegate.imagePickerController(_:didFinishPickingMediaWithInfo:)))
              .map { $0[1] as! [UIImagePickerController.InfoKey: AnyObject] }
          }
          public var didCancel: Observable<()> {
            delegate.methodInvoked(#selector(UIImagePickerControllerDelegate.imagePickerControllerDidCancel(_:))).map { _ in () }
          }
        }
        RxImagePickerDelegateProxy.register { RxImagePickerDelegateProxy(imagePicker: $0) }
        let page = UIViewController()
        PlaygroundPage.current.liveView = page
        let picker = UIImagePickerController()
        let bag = DisposeBag()
        picker.rx.didFinishPickingMediaWithInfo.map { $0[.originalImage] as? UIImage }
          .subscribe(onNext: { print($0?.description ?? "none") }).disposed(by: bag)
        picker.rx.didCancel.subscribe(onNext: { print("cancelled") }).disposed(by: bag)
        page.present(picker, animated: true)
        user.select("beach")
        print(page.presentedViewController == nil)
        user.tap("Cancel")
        """
      ) == ["▣ beach", "false", "cancelled"]
    )
  }

  @Test func aPickerWhoseMessagesNobodyObservesGoesByItself() {
    #expect(
      lines(
        """
        import UIKit
        import PlaygroundSupport
        import RxSwift
        import RxCocoa
        class Proxy: RxNavigationControllerDelegateProxy, UIImagePickerControllerDelegate {
          init(imagePicker: UIImagePickerController) { super.init(navigationController: imagePicker) }
        }
        Proxy.register { Proxy(imagePicker: $0) }
        let page = UIViewController()
        PlaygroundPage.current.liveView = page
        let picker = UIImagePickerController()
        let bag = DisposeBag()
        picker.rx.willShow.subscribe(onNext: { print($0.animated) }).disposed(by: bag)
        page.present(picker, animated: true)
        user.select("beach")
        print(page.presentedViewController == nil)
        """
      ) == ["true", "true"]
    )
  }

  @Test func aLayerShowsItsViewsOpacity() {
    #expect(
      lines(
        """
        import UIKit
        import RxSwift
        import RxCocoa
        let view = UIView()
        let bag = DisposeBag()
        Observable.just(0.5).bind(to: view.layer.rx.opacity).disposed(by: bag)
        print(view.alpha, view.layer.opacity, CALayer().opacity)
        """
      ) == ["0.5 0.5 1.0"]
    )
  }

  @Test(arguments: [
    (
      #"NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.com").evaluate(with: "me@a.com")"#,
      true
    ),
    (#"NSPredicate(format: "SELF MATCHES %@", "[a-z]+").evaluate(with: "me@a.com")"#, false),
    (#"NSPredicate(format: "self matches[c] %@", "[a-z]+").evaluate(with: "ME")"#, true),
    (#"NSPredicate(format: "SELF CONTAINS[cd] %@", "CAFE").evaluate(with: "a café")"#, true),
    (#"NSPredicate(format: "SELF BEGINSWITH 'a'").evaluate(with: "ab")"#, true),
    (#"NSPredicate(format: "SELF == %@", "b").evaluate(with: "a")"#, false),
    (#"NSPredicate { value, _ in (value as? Int) == 1 }.evaluate(with: 1)"#, true),
  ])
  func aPredicateComparesAText(_ predicate: String, _ holds: Bool) {
    #expect(lines("import Foundation\nprint(\(predicate))") == ["\(holds)"])
  }

  @Test func aPredicateOfPropertiesIsRefused() {
    let log = ScriptLog("import Foundation\n_ = NSPredicate(format: \"name == %@\", \"a\")")
    #expect(log.mistakes.map(\.message).first?.contains("use NSPredicate(block:)") == true)
  }

  @Test func aFontHasAWeight() {
    #expect(
      lines("import UIKit\nprint(UIFont.systemFont(ofSize: 12, weight: .medium).pointSize)")
        == ["12.0"]
    )
  }
}
