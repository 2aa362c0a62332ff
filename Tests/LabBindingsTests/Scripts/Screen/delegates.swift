import PlaygroundSupport
import UIKit

final class SearchController: UIViewController, UISearchBarDelegate, UITextFieldDelegate {
  let search = UISearchBar()
  let code = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [search, code] { view.addSubview(part) }
    code.delegate = self
    search.delegate = self
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    print("delegate \(searchText)")
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    string.allSatisfy { $0.isNumber }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    print("return with \(textField.text ?? "nil")")
    return true
  }
}

let controller = SearchController()
PlaygroundPage.current.liveView = controller
user.type("r", into: controller.search)
// expect: user: focus on search
// expect: user: key "r" in search
// expect: delegate r
user.type("a7", into: controller.code)
// expect: user: focus on code
// expect: user: key "a" in code
// expect: user: key "7" in code
user.press(.return)
// expect: user: key return in code
// expect: return with 7
