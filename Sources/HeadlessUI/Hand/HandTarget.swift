/// What a gesture is made on: an object, or a text by which a person finds it.
public protocol HandTarget {}

extension String: HandTarget {}

extension UIObject: HandTarget {}
