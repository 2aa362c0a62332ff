public import Foundation

/// An image, drawn as its name.
public final class UIImage: NSObject, @unchecked Sendable {
  // All of it is constant.

  /// The name that the picture shows.
  public let name: String
  public let size: CGSize
  private let data: Data?

  private init(name: String, size: CGSize = CGSize(width: 16, height: 16), data: Data? = nil) {
    self.name = name
    self.size = size
    self.data = data
  }

  public override convenience init() { self.init(name: "", size: .zero) }
  public convenience init?(named name: String) { self.init(name: name) }
  public convenience init?(systemName name: String) { self.init(name: name) }

  /// Any data that is not empty is an image here.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(name: "\(data.count) bytes", data: data)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return name == other.name && data == other.data
  }

  public override var hash: Int { name.hashValue }

  public override var description: String { "▣ \(name)" }
}
