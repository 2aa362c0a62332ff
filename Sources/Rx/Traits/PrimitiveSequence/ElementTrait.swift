/// A trait with an element: that of `Single` and that of `Maybe`.
public protocol ElementTrait {}
