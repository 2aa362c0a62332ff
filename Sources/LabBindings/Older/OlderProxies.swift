/// The delegate proxies of RxCocoa 2 and 3, which knew the types neither of the object nor of the delegate.
///
/// Versions from 4 on have a generic class of the name and a protocol with other requirements, so a program is not rewritten.
enum OlderProxies {
  static let declaration = """
    class DelegateProxy: RxCocoa.DelegateProxy<AnyObject, AnyObject> {
      required init(parentObject: AnyObject) { super.init(of: parentObject) }
      class func createProxyForObject(_ object: AnyObject) -> AnyObject { self.init(parentObject: object) }
      class func delegateAssociatedObjectTag() -> UnsafeRawPointer { unsafeBitCast(ObjectIdentifier(DelegateProxy.self), to: UnsafeRawPointer.self) }
      class func assignedProxyFor(_ object: AnyObject) -> AnyObject? { Companion.of(object).proxies[delegateAssociatedObjectTag()] }
      class func assignProxy(_ proxy: AnyObject, toObject object: AnyObject) { Companion.of(object).proxies[delegateAssociatedObjectTag()] = proxy }
    }
    protocol DelegateProxyType: AnyObject {
      static func createProxyForObject(_ object: AnyObject) -> AnyObject
      static func assignedProxyFor(_ object: AnyObject) -> AnyObject?
      static func assignProxy(_ proxy: AnyObject, toObject object: AnyObject)
      static func currentDelegateFor(_ object: AnyObject) -> AnyObject?
      static func setCurrentDelegate(_ delegate: AnyObject?, toObject object: AnyObject)
      func forwardToDelegate() -> AnyObject?
      func setForwardToDelegate(_ forwardToDelegate: AnyObject?, retainDelegate: Bool)
    }
    extension DelegateProxyType {
      static func proxyForObject(_ object: AnyObject) -> Self {
        MainScheduler.ensureRunningOnMainThread()
        let proxy = assignedProxyFor(object) as? Self ?? (createProxyForObject(object) as! Self)
        assignProxy(proxy, toObject: object)
        let current = currentDelegateFor(object)
        if current !== proxy {
          proxy.setForwardToDelegate(current, retainDelegate: false)
          setCurrentDelegate(proxy, toObject: object)
        }
        return proxy
      }
      static func installForwardDelegate(_ delegate: AnyObject, retainDelegate: Bool, onProxyForObject object: AnyObject) -> any Disposable {
        let proxy = proxyForObject(object)
        precondition(proxy.forwardToDelegate() == nil, "There is already a delegate set.")
        proxy.setForwardToDelegate(delegate, retainDelegate: retainDelegate)
        return Disposables.create { proxy.setForwardToDelegate(nil, retainDelegate: retainDelegate) }
      }
    }
    func proxyForObject<P: DelegateProxyType>(_ type: P.Type, _ object: AnyObject) -> P { type.proxyForObject(object) }
    """
}
