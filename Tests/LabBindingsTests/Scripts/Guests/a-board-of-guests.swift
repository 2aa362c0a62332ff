// not compiled: libraries of the time, which a program imports here as scripts of ours
import FBSDKLoginKit
import MBProgressHUD
import ObjectMapper
import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

// Outlets fill themselves, an identifier finds the class of its name, and the guests do what they are asked.
class Board: Mappable {
  var notes = [Note]()
  required init?(map: Map) {}
  func mapping(map: Map) { notes <- map["data"] }
}

class Note: Mappable {
  var text: String!
  required init?(map: Map) {}
  func mapping(map: Map) { text <- map["text"] }
}

class NoteCell: UITableViewCell {
  @IBOutlet weak var line: UILabel!
}

class BoardController: UIViewController {
  @IBOutlet weak var count: UILabel!
  @IBOutlet weak var table: UITableView!
  let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Board"
    let board = Observable<Board>.create { [unowned self] observer in
      MBProgressHUD.showAdded(to: view, animated: true).labelText = "Loading"
      FBSDKGraphRequest(graphPath: "me/feed", parameters: ["fields": ""], httpMethod: "GET")
        .start { _, result, error in
          MBProgressHUD.hide(for: self.view, animated: true)
          if let board = Mapper<Board>().map(JSONObject: result) { observer.onNext(board) }
        }
      return Disposables.create()
    }
    .share(replay: 1)
    board.map { "\($0.notes.count)" }.bind(to: count.rx.text).disposed(by: bag)
    board.map(\.notes)
      .bind(to: table.rx.items) { table, _, note in
        let cell = table.dequeueReusableCell(withIdentifier: "noteCell") as! NoteCell
        cell.line.text = note.text
        return cell
      }
      .disposed(by: bag)
  }
}

class LoginController: UIViewController, FBSDKLoginButtonDelegate {
  let login = FBSDKLoginButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Login"
    login.readPermissions = ["user_posts"]
    login.delegate = self
    view.addSubview(login)
  }

  func loginButton(_ loginButton: FBSDKLoginButton!, didCompleteWith result: FBSDKLoginManagerLoginResult!, error: (any Error)!) {
    if let error { return print("failed", (error as NSError).code) }
    if result.isCancelled { return print("canceled") }
    let board = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "boardController")
    navigationController?.pushViewController(board, animated: true)
  }

  func loginButtonDidLogOut(_ loginButton: FBSDKLoginButton!) { print("logged out") }
}

server.answer("GET", "/me/feed", after: .milliseconds(300)) { _ in .json(["data": [["text": "tea"], ["text": "milk"]]]) }
let navigation = UINavigationController(rootViewController: LoginController())
PlaygroundPage.current.liveView = navigation
server.offline = true
user.tap("Log in with Facebook")
// expect: failed 1
server.offline = false
user.tap("Log in with Facebook")
user.tap("Cancel")
// expect: canceled
user.tap("Log in with Facebook")
user.tap("Continue")
user.wait(0.1)
let board = navigation.topViewController as! BoardController
print(MBProgressHUD.forView(board.view)?.labelText ?? "no HUD")
// expect: Loading
user.wait(1)
print(MBProgressHUD.forView(board.view)?.labelText ?? "no HUD")
// expect: no HUD
print(board.count.text ?? "nil", board.table.visibleCells.map { ($0 as! NoteCell).line.text ?? "" })
// expect: 2 ["tea", "milk"]
user.back()
user.tap("Log out")
// expect: logged out
