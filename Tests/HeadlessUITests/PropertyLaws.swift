import Foundation
import HeadlessUI
import Testing

/// What every observable property of every class owes.
struct PropertyLaws {
  private static func objects() -> [UIObject] {
    let controllers = [
      UIViewController(), UINavigationController(rootViewController: UIViewController()),
      UITabBarController(), UISearchController(searchResultsController: nil),
      UIAlertController(title: "Title", message: nil, preferredStyle: .alert),
      UITableViewController(style: .plain),
    ]
    (controllers[2] as? UITabBarController)?.viewControllers = [UIViewController()]
    let segments = UISegmentedControl(items: ["One", "Two"])
    let layout = UICollectionViewFlowLayout()
    return controllers + [
      UIView(), UIWindow(), UILabel(), UIImageView(), UIStackView(), UIProgressView(),
      UIActivityIndicatorView(), UIButton(), UITextField(), UITextView(), UISearchBar(),
      UISwitch(), UISlider(), UIStepper(), segments, UIDatePicker(), UIPageControl(),
      UIRefreshControl(), UIScrollView(), UITableView(), UITableViewCell(),
      UICollectionView(frame: .zero, collectionViewLayout: layout), UICollectionViewCell(),
      UIPickerView(), UITabBar(), UITabBarItem(), UINavigationItem(title: "Title"),
      UIBarButtonItem(title: "Title"), UIAlertAction(title: "Title", style: .default),
      UIApplication.shared,
    ]
  }

  @Test func settingAPropertyTellsItsObserversOnce() {
    let screen = TestScreen([])
    screen.run {
      for object in Self.objects() {
        for property in type(of: object).observableProperties {
          let name = "\(type(of: object)).\(property.name)"
          guard let value = property.value(object) else {
            Issue.record("\(name) cannot be read")
            continue
          }
          var heard: [String] = []
          let observation = object.observe(property: property.name) { heard.append("\($0.after)") }
          if property.setValue(object, value) {
            #expect(heard == ["\(value)"], "\(name)")
          }
          observation.cancel()
          #expect(type(of: object).observableProperty(property.path)?.path == property.path)
        }
      }
    }
    #expect(screen.problems.isEmpty)
  }

  @Test func onlyMainMaySetThem() {
    let screen = TestScreen([])
    screen.run {
      let objects = Self.objects()
      screen.session.isOnMain = { false }
      // Properties of touch and of editing are states of a gesture, which nobody binds from elsewhere.
      let free: Set = ["isHighlighted", "isEditing", "stepValue", "rowHeight"]
      for object in objects {
        for property in type(of: object).observableProperties where !free.contains(property.name) {
          let count = screen.problems.count
          guard let value = property.value(object), property.setValue(object, value) else {
            continue
          }
          #expect(
            screen.problems.count > count,
            "\(type(of: object)).\(property.name) can be set off main"
          )
        }
      }
    }
  }
}
