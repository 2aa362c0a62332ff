/// Names of UIKit that became others by a rule: types that are members of their class today, cases that began with a capital letter,
/// properties that say `is` today, colours that were functions.
enum OlderScreenNames {
  static let declarations = types + cases + [properties, colors] + keyboard

  /// What Swift 4.2 made members of a class.
  private static let types = [
    "UIControlEvents": "UIControl.Event",
    "UIControlState": "UIControl.State",
    "UIButtonType": "UIButton.ButtonType",
    "UITableViewStyle": "UITableView.Style",
    "UITableViewRowAnimation": "UITableView.RowAnimation",
    "UITableViewScrollPosition": "UITableView.ScrollPosition",
    "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
    "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
    "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
    "UITextBorderStyle": "UITextField.BorderStyle",
    "UITextFieldViewMode": "UITextField.ViewMode",
    "UIDatePickerMode": "UIDatePicker.Mode",
    "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
    "UIAlertControllerStyle": "UIAlertController.Style",
    "UIAlertActionStyle": "UIAlertAction.Style",
    "UIBarButtonItemStyle": "UIBarButtonItem.Style",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
    "UIGestureRecognizerState": "UIGestureRecognizer.State",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "UIViewContentMode": "UIView.ContentMode",
    "UIViewAutoresizing": "UIView.AutoresizingMask",
    "UIStackViewDistribution": "UIStackView.Distribution",
    "UIStackViewAlignment": "UIStackView.Alignment",
    "UIFontTextStyle": "UIFont.TextStyle",
  ].sorted { $0.key < $1.key }.map { old, new in
    "@available(UIKit, obsoleted: 5, renamed: \"\(new)\") typealias \(old) = \(new)"
  }

  private static let cases = [
    (
      "UIControl.Event",
      """
      touchDown touchDownRepeat touchDragInside touchDragOutside touchDragEnter touchDragExit touchUpInside touchUpOutside \
      touchCancel valueChanged primaryActionTriggered editingDidBegin editingChanged editingDidEnd editingDidEndOnExit \
      allTouchEvents allEditingEvents allEvents
      """
    ),
    ("UIControl.State", "normal highlighted disabled selected"),
    ("UIButton.ButtonType", "custom system detailDisclosure infoLight infoDark contactAdd"),
    ("UITableView.Style", "plain grouped"),
    ("UITableView.RowAnimation", "fade right left top bottom none middle automatic"),
    ("UITableView.ScrollPosition", "none top middle bottom"),
    ("UITableViewCell.CellStyle", "default value1 value2 subtitle"),
    (
      "UITableViewCell.AccessoryType",
      "none disclosureIndicator detailDisclosureButton checkmark detailButton"
    ),
    ("UITableViewCell.SelectionStyle", "none blue gray default"),
    ("UITableViewCell.EditingStyle", "none delete insert"),
    ("UITextField.BorderStyle", "none line bezel roundedRect"),
    ("UITextField.ViewMode", "never whileEditing unlessEditing always"),
    ("UIKeyboardType", "default numbersAndPunctuation numberPad phonePad emailAddress decimalPad"),
    ("UIReturnKeyType", "default go google join next route search send done"),
    ("UITextAutocapitalizationType", "none words sentences allCharacters"),
    ("UITextAutocorrectionType", "default no yes"),
    ("UIDatePicker.Mode", "time date dateAndTime countDownTimer"),
    ("UIActivityIndicatorView.Style", "whiteLarge white gray"),
    ("UIAlertController.Style", "alert actionSheet"),
    ("UIAlertAction.Style", "default cancel destructive"),
    ("UIBarButtonItem.Style", "plain done"),
    (
      "UIBarButtonItem.SystemItem",
      "done cancel edit save add flexibleSpace compose reply action search refresh stop trash"
    ),
    ("UIGestureRecognizer.State", "possible began changed ended cancelled failed recognized"),
    ("UIStackView.Distribution", "fill fillEqually fillProportionally equalSpacing equalCentering"),
    ("UIStackView.Alignment", "fill leading center trailing"),
    ("NSLayoutConstraint.Axis", "horizontal vertical"),
    ("NSTextAlignment", "left center right justified natural"),
    ("UIView.AutoresizingMask", "flexibleWidth flexibleHeight"),
  ].map { type, names in
    let members = names.split(separator: " ").map { name in
      let old = name.prefix(1).uppercased() + name.dropFirst()
      return """
          @available(UIKit, obsoleted: 3, renamed: "\(name)") static var \(old): \(type) { .\(name) }
        """
    }
    return "extension \(type) {\n\(members.joined(separator: "\n"))\n}"
  }

  private static let properties = [
    ("UIView", "hidden", "isHidden"),
    ("UIView", "userInteractionEnabled", "isUserInteractionEnabled"),
    ("UIControl", "enabled", "isEnabled"), ("UIControl", "selected", "isSelected"),
    ("UIControl", "highlighted", "isHighlighted"),
    ("UILabel", "enabled", "isEnabled"), ("UISwitch", "on", "isOn"),
    ("UITextField", "secureTextEntry", "isSecureTextEntry"),
    ("UITextView", "editable", "isEditable"),
    ("UIScrollView", "scrollEnabled", "isScrollEnabled"),
    ("UITableView", "editing", "isEditing"), ("UIViewController", "editing", "isEditing"),
    ("UIBarButtonItem", "enabled", "isEnabled"), ("UIAlertAction", "enabled", "isEnabled"),
    ("UIGestureRecognizer", "enabled", "isEnabled"),
    ("UISearchController", "active", "isActive"),
    (
      "UIApplication", "networkActivityIndicatorVisible", "isNetworkActivityIndicatorVisible"
    ),
  ].map { type, old, new in
    """
    extension \(type) {
      @available(UIKit, obsoleted: 3, renamed: "\(new)") var \(old): Bool {
        get { self.\(new) }
        set { self.\(new) = newValue }
      }
    }
    """
  }.joined(separator: "\n")

  private static let keyboard =
    ["WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame"].map {
      event in
      let today = "UIResponder.keyboard\(event)Notification"
      return """
        extension Notification.Name {
          @available(UIKit, obsoleted: 5, renamed: "\(today)") static var UIKeyboard\(event): Notification.Name { \(today) }
        }
        @available(UIKit, obsoleted: 3, renamed: "\(today)") var UIKeyboard\(event)Notification: Notification.Name { \(today) }
        """
    }
    + ["FrameBegin", "FrameEnd", "AnimationDuration", "AnimationCurve", "IsLocal"].map { key in
      let today = "UIResponder.keyboard\(key)UserInfoKey"
      return
        "@available(UIKit, obsoleted: 5, renamed: \"\(today)\") var UIKeyboard\(key)UserInfoKey: String { \(today) }"
    }

  private static let colors = """
    extension UIColor {
    \([
      "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange", "purple",
      "brown", "clear",
    ].map { "@available(UIKit, obsoleted: 3, renamed: \"\($0)\") class func \($0)Color() -> UIColor { .\($0) }" }.joined(separator: "\n"))
    }
    """
}
