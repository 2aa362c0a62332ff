/// What Rex had beside ReactiveCocoa 4, and ReactiveCocoa has itself since.
enum OlderSignalsBinding {
  static let declaration = (targets + [others]).joined(separator: "\n")

  /// Members of a class that were `rex_…` and are members of `reactive` today.
  private static let targets = [
    (
      "UIView",
      ["hidden: BindingTarget<Bool>": "isHidden", "alpha: BindingTarget<CGFloat>": "alpha"]
    ),
    (
      "UILabel",
      ["text: BindingTarget<String?>": "text", "textColor: BindingTarget<UIColor>": "textColor"]
    ),
    (
      "UIControl",
      ["enabled: BindingTarget<Bool>": "isEnabled", "selected: BindingTarget<Bool>": "isSelected"]
    ),
    ("UIButton", ["title: BindingTarget<String>": "title"]),
    ("UIBarButtonItem", ["enabled: BindingTarget<Bool>": "isEnabled"]),
    ("UIImageView", ["image: BindingTarget<UIImage?>": "image"]),
    ("UIActivityIndicatorView", ["animating: BindingTarget<Bool>": "isAnimating"]),
    ("UISwitch", ["on: BindingTarget<Bool>": "isOn"]),
    ("UITextField", ["text: BindingTarget<String?>": "text"]),
    ("UITextView", ["text: BindingTarget<String?>": "text"]),
  ].map { type, members in
    let lines = members.sorted { $0.key < $1.key }.map { declared, today in
      "  @available(RxSwift, obsoleted: 3, renamed: \"reactive.\(today)\") var rex_\(declared) { self.reactive.\(today) }"
    }
    return "extension \(type) {\n\(lines.joined(separator: "\n"))\n}"
  }

  private static let others = ["UITextField", "UITextView"].map { type in
    """
    extension \(type) {
      @available(RxSwift, obsoleted: 3, message: "write `reactive.continuousTextValues`, which is a signal") var rex_textSignal: SignalProducer<String, Never> { self.reactive.continuousTextValues.producer }
    }
    """
  }.joined(separator: "\n")
}
