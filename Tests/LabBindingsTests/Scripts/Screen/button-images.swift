// A button says what changes on it: its title, and its image.
import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

final class Player: UIViewController {
  let play = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    play.setTitle("Play", for: .normal)
    view.addSubview(play)
  }
}

let bag = DisposeBag()
let player = Player()
PlaygroundPage.current.liveView = player
player.play.setImage(UIImage(named: "triangle"), for: .normal)
// expect: screen: play nil → ▣ triangle
Observable.just(UIImage(named: "bars")).bind(to: player.play.rx.image(for: .selected))
  .disposed(by: bag)
Observable.just("Stop").bind(to: player.play.rx.title()).disposed(by: bag)
// expect: screen: play "Play" → "Stop"
player.play.setImage(UIImage(named: "square"), for: .normal)
// expect: screen: play ▣ triangle → ▣ square
screen()
// expect: ┌────────────────────────────────────────┐
// expect: │ [ ▣ square Stop ]                      │ play
// expect: └────────────────────────────────────────┘
