import Foundation
import PlaygroundSupport
import ReactiveCocoa
import ReactiveSwift
import UIKit

let field = UITextField()
field.placeholder = "Name"
let page = UIView()
page.addSubview(field)
PlaygroundPage.current.liveView = page
let center = NotificationCenter.default
center.reactive.keyboard(.willShow, .willHide).observeValues { print($0.event, $0.endFrame.minY) }
center.reactive.keyboard(.didShow)
  .observeValues { print("shown in", $0.animationDuration, "s,", $0.isLocal ? "ours" : "another's") }
center.reactive.keyboardChange.observeValues { print("from", $0.beginFrame.minY, $0.animationCurve) }
user.focus(on: "Name")
// expect: from 480.0 easeInOut
// expect: willShow 264.0
user.wait(0.3)  // expect: shown in 0.25 s, ours
field.resignFirstResponder()
// expect: from 264.0 easeInOut
// expect: willHide 480.0
