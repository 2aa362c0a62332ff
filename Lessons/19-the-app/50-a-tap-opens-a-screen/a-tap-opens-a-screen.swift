/*:
 # A tap opens a screen

 A tap on a post asks the server for the whole letter, and the letter opens a screen of its own. So a screen can be what comes at the
 end of a chain, like a text on a label.
 - Limit: 20 s
 */
import Foundation
import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

//: - Setup: the posts, and `letter(_:)`, which stands for a request and takes 0.7 seconds
struct Post { let id: Int, title: String }

struct Letter {
  let title: String, from: String, to: [String]
}

let posts = [Post(id: 1, title: "Tea at five"), Post(id: 2, title: "A red hat")]
let letters = [
  1: Letter(title: "Tea", from: "Ada", to: ["Bo", "Cy"]),
  2: Letter(title: "Hat", from: "Cy", to: []),
]

func letter(_ id: Int) -> Observable<Letter> {
  Observable<Int>.timer(.milliseconds(700), scheduler: MainScheduler.instance).map { _ in letters[id]! }
}
//:

//: ## The end of the chain
//: `LetterController` shows one letter and knows no observable. `BoardController` pushes one for each letter that arrives.
//: - Predict (lines of `screen: Board`): The first post is tapped. Which screen takes the place of `Board`, and when?
//: - Hint: Such a line has the title of the screen before and that of the screen after, with `→` between them.
//: - Hint: The title is that of the letter, `Tea`, and a letter takes 0.7 seconds.
final class LetterController: UIViewController {
  private let letter: Letter
  private let text = UITextView()

  init(_ letter: Letter) {
    self.letter = letter
    super.init(nibName: nil, bundle: nil)
    title = letter.title
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    print("Opened \(letter.title)")
    let readers = letter.to.isEmpty ? [] : ["To: " + letter.to.joined(separator: ", ")]
    text.text = (["From: " + letter.from] + readers).joined(separator: "\n")
    view.addSubview(text)
  }

  deinit { print("\(letter.title) is gone") }
}

final class BoardController: UIViewController {
  let table = UITableView()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Board"
    view.addSubview(table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "post")
    Observable.just(posts)
      .bind(to: table.rx.items(cellIdentifier: "post")) { _, post, cell in cell.textLabel?.text = post.title }
      .disposed(by: bag)
    table.rx.modelSelected(Post.self)
      .flatMap { letter($0.id) }
      .subscribe(onNext: { [weak self] letter in
        self?.navigationController?.pushViewController(LetterController(letter), animated: true)
      })
      .disposed(by: bag)
  }
}

let board = BoardController()
PlaygroundPage.current.liveView = UINavigationController(rootViewController: board)
user.select("Tea at five")
user.wait(1)
screen()

//: ## Back
//: - Predict (lines of `Tea is gone`): The person goes back. What is printed about the controller of the letter?
//: - Hint: Who holds it?
//: - Hint: The navigation controller did, and nobody subscribed to anything on its behalf.
user.back()
user.wait(1)

//: ## Two taps
//: The person taps the tea, and 0.3 seconds later the hat, before the first letter has arrived.
//: - Predict (number of `Opened`): How many screens are opened?
//: - Hint: What does `flatMap` do with the first request when the second tap comes?
//: - Hint: Each letter that arrives pushes a screen.
//: - Misconception: flat-maps-are-alike
user.select("Tea at five")
user.wait(0.3)
user.select("A red hat")
user.wait(2)
screen()
/*:
 The letter asked for first lies below the other one, and `back` shows it, which nobody expects.
 - Question: Which of `flatMapLatest` and `flatMapFirst` is right here?
 - Answer: Both open one screen. With `flatMapLatest` it is that of the last tap, which is what a person means who taps another row. For a
   button that pays, it would be `flatMapFirst`.
 - Experiment: `:diff .flatMap { letter($0.id) } => .flatMapLatest { letter($0.id) }` opens one screen. Which?
 */
