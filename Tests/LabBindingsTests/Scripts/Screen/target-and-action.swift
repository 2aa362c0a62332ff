// not compiled: a compiler on Linux has no `#selector`, and calls no method by its name
import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

final class LampController: UIViewController {
  let on = UIButton(type: .system)
  let dimmer = UISlider()
  let lamp = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    on.setTitle("On", for: .normal)
    for part in [on, dimmer, lamp] { view.addSubview(part) }
    on.addTarget(self, action: #selector(switchOn), for: .touchUpInside)
    dimmer.addTarget(self, action: #selector(LampController.dim(_:)), for: .valueChanged)
  }

  @objc func switchOn() { lamp.text = "on" }
  @objc private func dim(_ slider: UISlider) { lamp.text = "at \(Int(slider.value * 100)) %" }
}

let controller = LampController()
PlaygroundPage.current.liveView = controller
user.tap("On")
// expect: user: tap On
// expect: screen: lamp nil → "on"
user.set(controller.dimmer, to: 0.5)
// expect: user: set dimmer to 0.5
// expect: screen: dimmer 0 → 0.5
// expect: screen: lamp "on" → "at 50 %"
controller.on.removeTarget(controller, action: Selector("switchOn"), for: .touchUpInside)
user.tap("On")
// expect: user: tap On
print(controller.lamp.text ?? "nil")
// expect: at 50 %
