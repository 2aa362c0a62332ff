/// What counts and ticks: the element of `range`, `interval` and `timer`.
public typealias RxAbstractInteger = FixedWidthInteger
