/// `Observable` under a name that no other module has.
public typealias RxObservable<Element> = Observable<Element>
