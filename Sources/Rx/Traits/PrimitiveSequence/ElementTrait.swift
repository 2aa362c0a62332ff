/// A trait whose sequences can send an element: that of `Single` and that of `Maybe`.
public protocol ElementTrait {}
