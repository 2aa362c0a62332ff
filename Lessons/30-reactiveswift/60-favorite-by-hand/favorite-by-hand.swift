/*:
 # A favorite button, by hand

 A product page has a button that marks the product as a favorite. While the request runs, the button makes way for a spinner. First
 with properties that the view model sets by itself.
 */
import Foundation
import PlaygroundSupport
import ReactiveCocoa
import ReactiveSwift
import UIKit
//: - Setup: `service`, whose request prints `PUT` and takes a second, and a screen with `heart` and `loader`
struct FavoriteService {
  func toggle(_ isFavorite: Bool) -> SignalProducer<Bool, Never> {
    SignalProducer { observer, _ in
      print("PUT favorite \(!isFavorite)")
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        observer.send(value: !isFavorite)
        observer.sendCompleted()
      }
    }
  }
}
let service = FavoriteService()
let heart = UIButton(type: .system)
let loader = UIActivityIndicatorView()
heart.setTitle("Like", for: .normal)
let root = UIViewController()
for part in [heart, loader] as [UIView] { root.view.addSubview(part) }
PlaygroundPage.current.liveView = root
//:
//: ## State that the model sets
//: The model shows each state as a read-only `Property` and changes it through a `MutableProperty`. The screen is bound with `<~`.
//: - Predict (number of `screen: heart`): The button shows `Like` or `Unlike`, and is hidden while the request runs. How many changes
//:   can a person see at `heart` in the two seconds after the tap?
//: - Hint: Which two properties is the button bound to?
//: - Hint: The model sets `isLoading` back before it sets `isFavorite`.
final class ProductModel {
  private let _isFavorite = MutableProperty(false)
  private let _isLoading = MutableProperty(false)
  let isFavorite: Property<Bool>
  let isLoading: Property<Bool>

  init() {
    isFavorite = Property(_isFavorite)
    isLoading = Property(_isLoading)
  }

  func toggle() {
    _isLoading.value = true
    service.toggle(isFavorite.value).startWithValues { [weak self] isFavorite in
      self?._isLoading.value = false
      self?._isFavorite.value = isFavorite
    }
  }
}
let model = ProductModel()
heart.reactive.title <~ model.isFavorite.map { $0 ? "Unlike" : "Like" }
heart.reactive.isHidden <~ model.isLoading
loader.reactive.isAnimating <~ model.isLoading
heart.reactive.controlEvents(.touchUpInside)
  .take(duringLifetimeOf: root)
  .observeValues { _ in model.toggle() }
user.tap("Like")
user.wait(2)
//: ## Called twice
//: It works, as long as the button is the only way to `toggle()`. A keyboard shortcut calls it, too, and somebody presses it twice.
//: - Predict (number of `PUT`): Two calls of `toggle()`, a tenth of a second apart. How many requests are sent?
//: - Hint: Does `toggle()` look at `isLoading`?
model.toggle()
user.wait(0.1)
model.toggle()
user.wait(2)
screen()
/*:
 - Question: What state must the author of this model keep in mind?
 - Answer: Three things: to set `isLoading` before and after, for each end of the request, and to refuse a second call. The next lesson lets an `Action` do that.
 - Experiment: `:why` on the second `PUT favorite false` shows who called for it.
 */
