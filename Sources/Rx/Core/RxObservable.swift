/// `Observable` by a name that other modules do not use.
public typealias RxObservable<Element> = Observable<Element>
