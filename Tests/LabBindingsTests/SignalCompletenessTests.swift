import LabBindings
import ScriptChecker
import ScriptLibrary
import ScriptSource
import ScriptTypes
import Testing

/// What `ReactiveSignals` and `SignalsBinding` have, scripts reach as ReactiveSwift and ReactiveCocoa.
struct SignalCompletenessTests {
  private let libraries = Libraries(StandardLibrary.sources + RxLibrary.sources)
  private let modules = ["ReactiveSwift", "ReactiveCocoa", "UIKit", "Foundation", "Swift"]

  init() { _ = libraries.modules(importing: "ReactiveCocoa") }

  @Test(arguments: ["ReactiveSignals", "SignalsBinding"])
  func everyPublicFunctionCanBeReached(in library: String) {
    // Operators are tested by the scripts that use them: a text search finds no names of theirs.
    let functions = PublicFunction.all(inModule: library).filter {
      $0.name != "description" && !$0.name.isEmpty
    }
    #expect(functions.count > 40)
    #expect(functions.filter { !isReached($0) }.map(\.description) == [])
  }

  /// What ReactiveCocoa has for a view, if the screen has it, too.
  @Test(arguments: ReactiveMembers.all)
  func everyMemberOfAViewCanBeUsed(_ members: ReactiveMembers) {
    let uses = members.names.map { "_ = object.reactive.\($0)" }
    let script = """
      import ReactiveCocoa
      import ReactiveSwift
      import UIKit
      let object = \(members.object)
      \(uses.joined(separator: "\n"))
      """
    #expect(ScriptLog(script).mistakes.map(\.message) == [])
  }

  private func isReached(_ function: PublicFunction) -> Bool {
    let labels = function.labels.map { $0.map { ($0 ?? "_") + ":" }.joined() }
    let fullName = function.name + (labels.map { "(\($0))" } ?? "")
    // `extension Signal.Event` is read as one of `Signal`, and what it has for a protocol as that protocol asks it.
    let types = [function.type, "\(function.type).Event", "EventProtocol"].flatMap { name in
      modules.compactMap { libraries.type(named: name, in: $0) }
    }
    return types.flatMap { type in
      [type]
        + type.memberTypes.values.flatMap { $0 }.compactMap { named -> TypeSymbol? in
          if case .symbol(let symbol) = named { symbol } else { nil }
        }
    }.contains { symbol in
      symbol.members(named: function.name).contains { $0.fullName == fullName }
    }
  }
}

/// The members of an object's `reactive`.
struct ReactiveMembers: CustomTestStringConvertible {
  let object: String
  let names: [String]

  init(_ object: String, _ names: String) {
    self.object = object
    self.names = names.split(separator: " ").map(String.init)
  }

  var testDescription: String { object }

  static let all = [
    ReactiveMembers(
      "UIView()",
      "alpha isHidden isUserInteractionEnabled backgroundColor tintColor becomeFirstResponder "
        + "resignFirstResponder lifetime producer(forKeyPath:\"alpha\") signal(forKeyPath:\"alpha\") "
        + "producer(for:\\.alpha) signal(for:\\.alpha)"
    ),
    ReactiveMembers(
      "UIButton()",
      "isEnabled isSelected isHighlighted controlEvents(.touchUpInside) title title(for:.normal) "
        + "image image(for:.normal) pressed mapControlEvents(.touchUpInside,\\.isEnabled)"
    ),
    ReactiveMembers("UIBarButtonItem()", "isEnabled image title style customView pressed"),
    ReactiveMembers("UITabBarItem()", "isEnabled image title badgeValue"),
    ReactiveMembers("UILabel()", "text attributedText textColor"),
    ReactiveMembers(
      "UITextField()",
      "text attributedText placeholder textColor isSecureTextEntry textValues continuousTextValues "
        + "attributedTextValues continuousAttributedTextValues"
    ),
    ReactiveMembers(
      "UITextView()",
      "text attributedText textValues continuousTextValues attributedTextValues "
        + "continuousAttributedTextValues selectedRangeValues"
    ),
    ReactiveMembers("UISwitch()", "isOn isOnValues toggled"),
    ReactiveMembers("UISlider()", "value minimumValue maximumValue values"),
    ReactiveMembers("UIStepper()", "value minimumValue maximumValue values"),
    ReactiveMembers("UISegmentedControl()", "selectedSegmentIndex selectedSegmentIndexes"),
    ReactiveMembers("UIDatePicker()", "date dates"),
    ReactiveMembers("UIActivityIndicatorView()", "isAnimating"),
    ReactiveMembers("UIProgressView()", "progress"),
    ReactiveMembers("UIImageView()", "image"),
    ReactiveMembers("UIRefreshControl()", "isRefreshing refresh"),
    ReactiveMembers(
      "UISearchBar()",
      "text selectedScopeButtonIndex showsCancelButton textValues continuousTextValues "
        + "selectedScopeButtonIndices cancelButtonClicked searchButtonClicked bookmarkButtonClicked "
        + "resultsListButtonClicked textDidBeginEditing textDidEndEditing"
    ),
    ReactiveMembers(
      "UIPickerView()",
      "selectedRow(inComponent:0) reloadAllComponents reloadComponent selections"
    ),
    ReactiveMembers(
      "UIScrollView()",
      "contentInset isScrollEnabled zoomScale minimumZoomScale maximumZoomScale"
    ),
    ReactiveMembers("UITableView()", "reloadData"),
    ReactiveMembers("UITableViewCell()", "prepareForReuse"),
    ReactiveMembers("UICollectionViewCell()", "prepareForReuse"),
    ReactiveMembers(
      "UIViewController()",
      "title viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear "
        + "viewWillLayoutSubviews viewDidLayoutSubviews"
    ),
    ReactiveMembers(
      "UINavigationItem(title:\"\")",
      "title prompt titleView leftBarButtonItem leftBarButtonItems rightBarButtonItem "
        + "rightBarButtonItems backBarButtonItem hidesBackButton searchController"
    ),
    ReactiveMembers("UINavigationBar()", "barTintColor"),
    ReactiveMembers("UITapGestureRecognizer()", "stateChanged"),
  ]
}
