import Foundation
import PlaygroundSupport
import UIKit

// What only an eye would see is kept, so that a screen that sets it runs.
final class Profile: UIViewController {
  let picture = UIImageView(image: UIImage(named: "face"))
  let name = UITextField()
  let level = UISlider()
  let pages = UIPageControl()
  let share = UIProgressView(progressViewStyle: .default)
  let isPublic = UISwitch()
  let list = UITableView()

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    view.backgroundColor = .secondarySystemBackground
    overrideUserInterfaceStyle = .dark
    preferredContentSize = CGSize(width: 300, height: 200)
    isModalInPresentation = true
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.hidesSearchBarWhenScrolling = false
    picture.layer.cornerRadius = 8
    picture.layer.borderColor = UIColor.systemGray4.cgColor
    picture.layer.shadowColor = UIColor.black.cgColor
    picture.layer.shadowOffset = CGSize(width: 0, height: 2)
    picture.highlightedImage = UIImage(named: "smile")
    name.placeholder = "Name"
    name.textContentType = .username
    name.leftView = UIImageView(image: UIImage(named: "pen"))
    name.leftViewMode = .always
    name.setContentHuggingPriority(.defaultLow, for: .horizontal)
    name.setContentCompressionResistancePriority(UILayoutPriority(999), for: .vertical)
    level.minimumTrackTintColor = .systemPink
    pages.numberOfPages = 3
    pages.currentPageIndicatorTintColor = .systemIndigo
    share.trackTintColor = .systemGray6
    share.progress = 0.5
    isPublic.onTintColor = .systemTeal
    list.separatorColor = .separator
    list.contentInsetAdjustmentBehavior = .never
    list.showsHorizontalScrollIndicator = false
    list.bounces = false
    let height = list.heightAnchor.constraint(equalToConstant: 80)
    height.priority = .defaultHigh
    for part in [picture, name, level, pages, share, isPublic, list] { view.addSubview(part) }
    setNeedsStatusBarAppearanceUpdate()
  }
}

let profile = Profile()
let navigation = UINavigationController(rootViewController: profile)
navigation.navigationBar.barStyle = .black
navigation.navigationBar.titleTextAttributes = [:]
navigation.navigationBar.shadowImage = UIImage()
PlaygroundPage.current.liveView = navigation
print(profile.picture.layer.borderColor == UIColor.systemGray4.cgColor)  // expect: true
print(profile.supportedInterfaceOrientations.contains(.portrait))  // expect: true
print(profile.name.textContentType == .username, profile.list.bounces)  // expect: true false
profile.picture.isHighlighted = true
screen()
// expect: ┌─ Profile ──────────────────────────────┐
// expect: │ ▣ smile                                │ picture
// expect: │ [‹Name›__________]                     │ name
// expect: │ ●──────── 0                            │ level
// expect: │ ● ○ ○                                  │ pages
// expect: │ ▓▓░░░ 50%                              │ share
// expect: │ [off]                                  │ isPublic
// expect: │                                        │ list
// expect: └────────────────────────────────────────┘
