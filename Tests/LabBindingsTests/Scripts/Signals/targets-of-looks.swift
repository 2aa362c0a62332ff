import Foundation
import ReactiveCocoa
import ReactiveSwift
import UIKit

let list = UIScrollView()
let item = UINavigationItem(title: "Home")
let tab = UITabBarItem(title: "Home", image: nil, tag: 0)
let picture = UIImageView()
let refresh = UIRefreshControl()
list.reactive.scrollsToTop <~ SignalProducer(value: false)
list.reactive.scrollIndicatorInsets <~ SignalProducer(value: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
item.reactive.largeTitleDisplayMode <~ SignalProducer(value: .always)
item.reactive.hidesSearchBarWhenScrolling <~ SignalProducer(value: false)
item.reactive.leftItemsSupplementBackButton <~ SignalProducer(value: true)
tab.reactive.badgeColor <~ SignalProducer(value: .orange)
picture.reactive.highlightedImage <~ SignalProducer(value: UIImage(named: "smile"))
refresh.reactive.attributedTitle <~ SignalProducer(value: NSAttributedString(string: "Pull"))
UIApplication.shared.reactive.applicationIconBadgeNumber <~ SignalProducer([1, 7])
print(list.scrollsToTop, list.scrollIndicatorInsets.bottom)  // expect: false 3.0
print(item.largeTitleDisplayMode, item.hidesSearchBarWhenScrolling, item.leftItemsSupplementBackButton)
// expect: always false true
print(tab.badgeColor ?? .black, refresh.attributedTitle?.string ?? "")  // expect: orange Pull
picture.isHighlighted = true
print(picture.highlightedImage != nil, UIApplication.shared.applicationIconBadgeNumber)
// expect: true 7
