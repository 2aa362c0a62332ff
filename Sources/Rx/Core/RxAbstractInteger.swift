/// The element type of `range`, `interval` and `timer`.
public typealias RxAbstractInteger = FixedWidthInteger
