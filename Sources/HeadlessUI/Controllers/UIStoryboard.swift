public import Foundation

/// What stands for storyboards and nibs, which Linux has no tools for: closures, registered under the names that a
/// program asks for.
public enum Storyboard {
  /// Says what a scene is.
  ///
  /// - Parameters:
  ///   - identifier: The identifier that `instantiateViewController(withIdentifier:)` gets.
  ///   - storyboard: The name of the storyboard; any, unless you name one.
  public static func scene(
    _ identifier: String,
    in storyboard: String? = nil,
    _ make: @escaping () -> UIViewController
  ) {
    let key = Scenes.Key(storyboard: storyboard, identifier: identifier)
    ScreenSession.current.scenes.scenes[key] = make
  }

  /// Says what the first scene of a storyboard is.
  public static func initialScene(
    of storyboard: String,
    _ make: @escaping () -> UIViewController
  ) {
    let key = Scenes.Key(storyboard: storyboard, identifier: "")
    ScreenSession.current.scenes.scenes[key] = make
  }

  /// Says where a segue goes.
  public static func segue(_ identifier: String, _ make: @escaping () -> UIViewController) {
    ScreenSession.current.scenes.segues[identifier] = make
  }

  /// Says what a nib holds.
  public static func nib(_ name: String, _ make: @escaping () -> UIView) {
    ScreenSession.current.nibs[name] = make
  }
}

/// The scenes and segues of a session.
struct Scenes {
  struct Key: Hashable {
    let storyboard: String?
    let identifier: String
  }

  var scenes: [Key: () -> UIViewController] = [:]
  var segues: [String: () -> UIViewController] = [:]

  /// The controller that a segue shows: what was registered, or the scene that has its name.
  func destination(of segue: String, in session: ScreenSession) -> UIViewController? {
    let make = segues[segue] ?? scenes[Key(storyboard: nil, identifier: segue)]
    let controller = make.map { session.run($0) } ?? session.makeScene(segue)
    controller?.awakeFromNib()
    return controller
  }
}

extension ScreenSession {
  private static let scenesKey = AttachmentKey<Scenes>()
  private static let makeSceneKey = AttachmentKey<(String) -> UIViewController?>()

  var scenes: Scenes {
    get { self[attachment: Self.scenesKey] ?? Scenes() }
    set { self[attachment: Self.scenesKey] = newValue }
  }

  /// Makes the scene of an identifier that nobody registered, as a host does that finds the class of that name.
  public var makeScene: (_ identifier: String) -> UIViewController? {
    get { self[attachment: Self.makeSceneKey] ?? { _ in nil } }
    set { self[attachment: Self.makeSceneKey] = newValue }
  }
}

/// A storyboard, whose scenes ``Storyboard`` registers.
open class UIStoryboard: UIObject {
  public let name: String

  public init(name: String, bundle: Bundle?) {
    self.name = name
    super.init()
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier) ?? missing("\"\(identifier)\"", "scene(\"\(identifier)\")")
  }

  open func instantiateInitialViewController() -> UIViewController? { make("") }

  private func make(_ identifier: String) -> UIViewController? {
    let scenes = session.scenes.scenes
    let make =
      scenes[Scenes.Key(storyboard: name, identifier: identifier)]
      ?? scenes[Scenes.Key(storyboard: nil, identifier: identifier)]
    if let controller = make.map({ session.run($0) }) ?? session.makeScene(identifier) {
      controller.awakeFromNib()
      return controller
    }
    return nil
  }

  private func missing(_ scene: String, _ line: String) -> UIViewController {
    session.onProblem(
      ScreenProblem(
        .fatal,
        "the storyboard \"\(name)\" has no scene \(scene)",
        notes: ["say what it is: `Storyboard.\(line) { … }`"],
        object: self
      )
    )
    return session.run { UIViewController() }
  }
}
