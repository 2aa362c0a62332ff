public import Foundation

/// Stands for a file that Interface Builder makes: a closure that makes its view, registered under its name.
///
/// ```swift
/// Storyboard.nib("FeedCell") { FeedCell(style: .default, reuseIdentifier: "Feed") }
/// table.register(UINib(nibName: "FeedCell", bundle: nil), forCellReuseIdentifier: "Feed")
/// ```
open class UINib: UIObject {
  public let name: String

  public init(nibName name: String, bundle: Bundle?) {
    self.name = name
    super.init()
  }

  func make() -> UIView? {
    guard let make = session.nibs[name] else {
      session.onProblem(
        ScreenProblem(
          .fatal,
          "there is no nib \"\(name)\"",
          notes: ["say what it holds: `Storyboard.nib(\"\(name)\") { … }`"],
          object: self
        )
      )
      return nil
    }
    return session.run(make)
  }
}

extension ScreenSession {
  private static let nibsKey = AttachmentKey<[String: () -> UIView]>()

  /// What the nibs hold, by their names.
  var nibs: [String: () -> UIView] {
    get { self[attachment: Self.nibsKey] ?? [:] }
    set { self[attachment: Self.nibsKey] = newValue }
  }
}
